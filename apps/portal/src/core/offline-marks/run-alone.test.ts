import { afterEach, expect, test, vi } from 'vitest'
import { runAlone } from './run-alone.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a task waits for another one of the same name', async () => {
  const steps: string[] = []
  const task = (name: string) => async () => {
    steps.push(`${name} starts`)
    await new Promise((resolve) => setTimeout(resolve))
    steps.push(`${name} ends`)
  }
  await Promise.all([runAlone('same', task('one')), runAlone('same', task('two'))])
  expect(steps).toEqual(['one starts', 'one ends', 'two starts', 'two ends'])
})

test.each([
  ['without locks', {}],
  [
    'where the browser refuses locks',
    { locks: { request: () => Promise.reject(new Error('SecurityError')) } },
  ],
])('%s the task runs all the same', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await runAlone('same', async () => 'done')).toBe('done')
})

test('a task that fails is not run again', async () => {
  const task = vi.fn(() => Promise.reject(new Error('torn')))
  await expect(runAlone('same', task)).rejects.toThrow('torn')
  expect(task).toHaveBeenCalledTimes(1)
})
