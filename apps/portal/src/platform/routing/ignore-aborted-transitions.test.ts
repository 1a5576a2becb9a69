import { expect, it } from 'vitest'
import { ignoreAbortedTransitions } from './ignore-aborted-transitions.ts'

/** @returns whether the browser reports a promise that failed and that nobody waits for */
function isReported(reason: unknown): boolean {
  const target = new EventTarget()
  ignoreAbortedTransitions(target)
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  return target.dispatchEvent(event)
}

it.each([
  ['invalid state', new DOMException('Transition was aborted because of invalid state'), false],
  ['a slow machine', new DOMException('Transition was aborted because of timeout'), false],
  ['another navigation', new DOMException('Transition was skipped'), false],
  ['something else of the browser', new DOMException('The operation was aborted'), true],
  ['an error of the page', new Error('Transition was aborted'), true],
  ['no error at all', undefined, true],
])('a promise that failed by %s', (_, reason, reported) => {
  expect(isReported(reason)).toBe(reported)
})
