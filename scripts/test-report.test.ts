import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport, slowestFiles } from './test-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'trivsel-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('counts a test file that cannot be loaded as one failure', () => {
  const file = write({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  })
  expect(readVitestReport(file)).toEqual({ passed: 3, failed: 2 })
})

test('counts errors outside of tests as failures, and what passed at the second attempt by itself', () => {
  const file = write({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'the server did not start' }],
  })
  expect(readPlaywrightReport(file)).toEqual({ passed: 6, failed: 2, unsteady: 1 })
})

test('refuses a report without counts', () => {
  expect(() => readVitestReport(write({}))).toThrow(/numPassedTests/)
  expect(() => readPlaywrightReport(join(folder, 'missing.json'))).toThrow()
})

test('names the files whose tests took longest, the slowest first', () => {
  const timed = (name: string, seconds: number) => ({
    name: `/clone/${name}`,
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
  })
  const file = write({ testResults: [timed('a.ts', 2), timed('b/c.ts', 30), timed('d.ts', 0.5)] })
  expect(slowestFiles(file, '/clone', 2)).toEqual([
    { file: 'b/c.ts', seconds: 30 },
    { file: 'a.ts', seconds: 2 },
  ])
})
