import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export type TestCount = {
  passed: number
  failed: number
  /** Of those that passed: how many at the second attempt. */
  unsteady?: number
}

/**
 * Counts of Vitest's JSON report. A file that could not even be loaded has no failed test in it:
 * it counts as one.
 *
 * @throws {Error} there is no report, or it is not one
 */
export function readVitestReport(file: string): TestCount {
  const report = readReport(file)
  const files = Array.isArray(report.testResults) ? report.testResults.map(asRecord) : []
  const unloadable = files.filter(
    (result) =>
      result.status === 'failed' &&
      Array.isArray(result.assertionResults) &&
      !result.assertionResults.some((test) => asRecord(test).status === 'failed'),
  )
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + unloadable.length,
  }
}

/** @property seconds from the first test of the file to the end of the last; loading it comes on top */
export type FileTime = { file: string; seconds: number }

/** Of Vitest's JSON report, the files that took longest. */
export function slowestFiles(report: string, root: string, atMost: number): FileTime[] {
  const { testResults } = readReport(report)
  const files = Array.isArray(testResults) ? testResults.map(asRecord) : []
  return files
    .map((result) => ({
      file: relative(root, String(result.name)),
      seconds: (count(result, 'endTime') - count(result, 'startTime')) / 1_000,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, atMost)
}

/**
 * Counts of Playwright's JSON report. A test that passed at the second attempt has passed, and is
 * counted by itself: somebody should look why.
 *
 * @throws {Error} there is no report, or it is not one
 */
export function readPlaywrightReport(file: string): TestCount {
  const report = readReport(file)
  const stats = asRecord(report.stats)
  const errors = Array.isArray(report.errors) ? report.errors.length : 0
  const unsteady = count(stats, 'flaky')
  return {
    passed: count(stats, 'expected') + unsteady,
    failed: count(stats, 'unexpected') + errors,
    ...(unsteady > 0 && { unsteady }),
  }
}

function readReport(file: string): Record<string, unknown> {
  return asRecord(JSON.parse(readFileSync(file, 'utf8')))
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function count(record: Record<string, unknown>, name: string): number {
  const value = record[name]
  if (typeof value === 'number') return value
  throw new Error(`The test report has no number "${name}".`)
}
