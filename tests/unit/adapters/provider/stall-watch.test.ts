import { describe, expect, test } from '@jest/globals';
import type { LoopSensors } from '../../../../src/adapters/provider/loop-sensors.ts';
import { createStallWatch, stallWatch } from '../../../../src/adapters/provider/stall-watch.ts';

/** A loop whose time, pauses and turns a test makes. */
function fakeLoop() {
  const state = { nowMs: 0, idleMs: 0, queuedMs: 0, beats: 0 };
  let turn: (() => void) | null = null;
  let beat: () => void = () => {};
  const sensors: LoopSensors = {
    nowMs: () => state.nowMs,
    idleMs: () => state.idleMs,
    queuedMs: () => state.queuedMs,
    onNextTurn(callback) {
      turn = callback;
    },
    onEvery(_, callback) {
      state.beats += 1;
      beat = callback;
      return () => {
        state.beats -= 1;
      };
    },
  };
  return {
    state,
    watch: createStallWatch(sensors),
    idle(ms: number) {
      state.nowMs += ms;
      state.idleMs += ms;
    },
    work(ms: number) {
      state.nowMs += ms;
    },
    turn() {
      const next = turn;
      turn = null;
      next?.();
    },
    beat: () => beat(),
  };
}

describe('a stream', () => {
  test('is not stalled by a loop that pauses between short pieces of work', () => {
    const loop = fakeLoop();
    const stream = loop.watch.open();
    for (let turn = 0; turn < 20; turn += 1) {
      loop.idle(4.6);
      loop.work(0.4);
      if (turn % 2 === 1) loop.beat();
      loop.turn();
    }
    expect(stream.close()).toBe(false);
  });

  test('is stalled by more than a millisecond of work in one turn', () => {
    const loop = fakeLoop();
    const stream = loop.watch.open();
    loop.idle(3);
    loop.work(1.1);
    expect(stream.close()).toBe(true);
  });

  test('is stalled by short turns without a pause between them', () => {
    const loop = fakeLoop();
    const stream = loop.watch.open();
    for (let turn = 0; turn < 3; turn += 1) {
      loop.work(0.4);
      loop.turn();
    }
    expect(stream.close()).toBe(true);
  });

  test('is stalled by a late heartbeat, though the loop was idle', () => {
    const loop = fakeLoop();
    const stream = loop.watch.open();
    loop.idle(11.1);
    loop.beat();
    expect(stream.close()).toBe(true);
  });

  test('is stalled by a heartbeat that is overdue when it closes', () => {
    const loop = fakeLoop();
    const stream = loop.watch.open();
    loop.idle(11.1);
    expect(stream.close()).toBe(true);
  });

  test('is stalled by half a millisecond in the run queue between two heartbeats, not over several', () => {
    const loop = fakeLoop();
    const [brief, long] = [loop.watch.open(), loop.watch.open()];
    for (let beat = 0; beat < 3; beat += 1) {
      loop.state.queuedMs += 0.4;
      loop.idle(10);
      loop.turn();
      loop.beat();
    }
    expect(brief.close()).toBe(false);
    loop.state.queuedMs += 0.6;
    expect(long.close()).toBe(true);
  });

  test('is not stalled by what was before it', () => {
    const loop = fakeLoop();
    const early = loop.watch.open();
    loop.state.queuedMs += 5;
    loop.work(25);
    const late = loop.watch.open();
    loop.beat();
    loop.turn();
    expect([early.close(), late.close()]).toEqual([true, false]);
  });
});

test('the watch sleeps while no stream is open', () => {
  const loop = fakeLoop();
  const streams = [loop.watch.open(), loop.watch.open()];
  expect(loop.state.beats).toBe(1);
  for (const stream of streams) stream.close();
  expect(loop.state.beats).toBe(0);
});

test('the watch of this process sees the loop blocked for 25 ms', async () => {
  const stream = stallWatch.open();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const until = performance.now() + 25;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(stream.close()).toBe(true);
});

test('the watch of this process leaves some idle stream unmarked', async () => {
  const marks: boolean[] = [];
  for (let attempt = 0; attempt < 20 && !marks.includes(false); attempt += 1) {
    const stream = stallWatch.open();
    await new Promise((resolve) => setTimeout(resolve, 3));
    marks.push(stream.close());
  }
  expect(marks).toContain(false);
});
