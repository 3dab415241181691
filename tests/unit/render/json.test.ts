import { describe, expect, test } from '@jest/globals';
import { renderReport, renderSummaryPart } from '../../../src/render/json.ts';
import { reportSchema } from '../../../src/domain/report.ts';
import { reportOf, trialRecord } from '../../support/builders.ts';

describe('report.json', () => {
  test.each([[[]], [[trialRecord()]], [[trialRecord(), trialRecord({ iteration: 2 })]]])(
    'reads back as the report',
    (records) => {
      const report = reportOf(records);
      expect(reportSchema.parse(JSON.parse(renderReport(report)))).toEqual(report);
    },
  );

  test('has one line for each trial', () => {
    const records = [trialRecord(), trialRecord({ iteration: 2 })];
    const lines = renderReport(reportOf(records)).split('\n');
    expect(lines.filter((line) => line.startsWith('    {"id":"mock/'))).toHaveLength(2);
  });

  test('has a summary part without trials', () => {
    const { trials, ...summary } = reportOf([trialRecord()]);
    expect(JSON.parse(renderSummaryPart({ ...summary }))).toEqual(summary);
    expect(trials).toHaveLength(1);
  });
});
