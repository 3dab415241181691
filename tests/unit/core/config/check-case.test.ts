import { describe, expect, test } from '@jest/globals';
import { caseIdProblems, checkCase } from '../../../../src/core/config/check-case.ts';
import { shown, yamlDocument } from '../../../support/config-document.ts';

const head = 'version: 1\nid: a\nprompt: p\n';

function problemsOf(text: string): readonly string[] {
  return shown(checkCase(yamlDocument(`${head}${text}`, 'a.yml')).problems);
}

function expectingCall(matcher: string): string {
  return `tools: [{name: t}]\nexpect: {toolCalls: {calls: [{name: t, arguments: {x: ${matcher}}}]}}`;
}

describe('a case file', () => {
  test('takes every argument matcher', () => {
    const matchers = [
      'equals: {a: 1}',
      'oneOf: [1, 2]',
      'regex: ^a',
      'number: 1',
      'absent: true',
      'any: true',
    ];
    for (const matcher of matchers) expect(problemsOf(expectingCall(`{${matcher}}`))).toEqual([]);
  });

  test.each([
    [
      '{equal: 1}',
      '.equal: unknown key, expected one of equals, oneOf, regex, number, tolerance, absent, any; did you mean "equals"?',
    ],
    ['{equals: 1, regex: a}', ': expected only one of equals, regex, got them together'],
    ['{number: 1, tolerance: -1}', '.tolerance: expected a number of at least 0, got -1'],
    ['{absent: false}', '.absent: expected true, got false'],
    [
      '{regex: "("}',
      '.regex: expected a JavaScript regular expression: Invalid regular expression: /(/: Unterminated group',
    ],
    ['5', ': expected an object, got 5'],
  ])('refuses the matcher %s', (matcher, message) => {
    const place = 'a.yml:5: expect.toolCalls.calls[0].arguments.x';
    expect(problemsOf(expectingCall(matcher))).toEqual([`${place}${message}`]);
  });

  test('may expect calls of its own tools only', () => {
    const text = 'tools: [{name: search}]\nexpect: {toolCalls: {calls: [{name: serch}]}}';
    expect(problemsOf(text)).toEqual([
      'a.yml:5: expect.toolCalls.calls[0].name: expected the name of a tool of this case (search), got "serch"; did you mean "search"?',
    ]);
  });

  test.each([
    [
      'tools: [{name: t, results: [{value: 1}], error: e}]\nexpect: {maxTurns: 1}',
      'a.yml:4: tools[0]: expected either results or error, got both',
    ],
    [
      'tools: [{name: t, results: [{value: 1, error: e}]}]\nexpect: {maxTurns: 1}',
      'a.yml:4: tools[0].results[0]: expected only one of value, error, got them together',
    ],
    [
      'tools: [{name: t}, {name: t}]\nexpect: {maxTurns: 1}',
      'a.yml:4: tools[1].name: expected a tool name that is used once, got "t" of tools[0].name again',
    ],
    [
      'expect: {noToolCalls: true, toolCalls: {calls: []}}',
      'a.yml:4: expect.noToolCalls: expected either noToolCalls or toolCalls, got both',
    ],
    [
      'expect: {outputMatches: "["}',
      'a.yml:4: expect.outputMatches: expected a JavaScript regular expression: Invalid regular expression: /[/: Unterminated character class',
    ],
    [
      'expect: {outputContains: 5}',
      'a.yml:4: expect.outputContains: expected a string or a list with at least one entry, got 5',
    ],
  ])('refuses %s', (text, message) => {
    expect(problemsOf(text)).toEqual([message]);
  });

  test('that expects nothing gets a warning', () => {
    const { definition, problems } = checkCase(yamlDocument(`${head}expect: {}`));
    expect(definition).not.toBeNull();
    expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
  });
});

describe('ids of case files', () => {
  test('of built-in cases are reserved', () => {
    const documents = ['single-tool', 'builtin:mine'].map((id) => yamlDocument(`id: ${id}`));
    const message =
      'bench.yml:1: id: expected an id of your own: the ids of built-in cases are reserved';
    expect(shown(caseIdProblems(documents))).toEqual([message, message]);
  });

  test('are used by one file each', () => {
    const documents = ['a.yml', 'b.yml'].map((file) => yamlDocument('id: mine', file));
    expect(shown(caseIdProblems(documents))).toEqual([
      'b.yml:1: id: expected an id that is used once, got that of a.yml again',
    ]);
  });
});
