import { expect, test } from 'vitest'
import { createCircuit } from './circuit.ts'

const rest = 5_000

/** Silent to a question asked at 0, which was known at 1,000. */
function silentCircuit() {
  const circuit = createCircuit(rest)
  circuit.noteSilence(0, 1_000)
  return circuit
}

test('before anything went wrong every question may go', () => {
  const circuit = createCircuit(rest)
  expect([circuit.admits(0), circuit.admits(0)]).toEqual([true, true])
})

test('after silence nobody asks until the rest is over, to the millisecond', () => {
  const circuit = silentCircuit()
  expect(circuit.admits(1_000)).toBe(false)
  expect(circuit.admits(5_999)).toBe(false)
  expect(circuit.admits(6_000)).toBe(true)
})

test('then one question goes through, and the others wait for what becomes of it', () => {
  const circuit = silentCircuit()
  expect(circuit.admits(6_000)).toBe(true)
  expect(circuit.admits(6_000)).toBe(false)
  expect(circuit.admits(15_999)).toBe(false)
})

test('its answer lets everybody ask again', () => {
  const circuit = silentCircuit()
  circuit.admits(6_000)
  circuit.noteAnswer(6_100)
  expect([circuit.admits(6_100), circuit.admits(6_100)]).toEqual([true, true])
})

test('more silence is another rest, and then another single question', () => {
  const circuit = silentCircuit()
  circuit.admits(6_000)
  circuit.noteSilence(6_000, 16_000)
  expect(circuit.admits(20_999)).toBe(false)
  expect(circuit.admits(21_000)).toBe(true)
  expect(circuit.admits(21_000)).toBe(false)
})

test('a rest that is ended lets one question through, and no second one beside it', () => {
  const circuit = silentCircuit()
  circuit.endRest(2_000)
  expect(circuit.admits(2_000)).toBe(true)
  circuit.endRest(2_001)
  expect(circuit.admits(2_001)).toBe(false)
})

test('without a rest there is none to end', () => {
  const circuit = createCircuit(rest)
  circuit.endRest(0)
  expect([circuit.admits(0), circuit.admits(0)]).toEqual([true, true])
})

test('silence to one question while a later one was answered stops nobody', () => {
  const circuit = createCircuit(rest)
  circuit.noteAnswer(9_000)
  circuit.noteSilence(0, 10_000)
  expect(circuit.admits(10_000)).toBe(true)
})

test('an answer to an earlier question does not outweigh silence to a later one', () => {
  const circuit = createCircuit(rest)
  circuit.noteAnswer(9_000)
  circuit.noteSilence(9_000, 10_000)
  expect(circuit.admits(10_000)).toBe(false)
})
