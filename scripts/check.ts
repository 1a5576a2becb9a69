import { PlainError, step } from './progress.ts'
import { Stopped } from './stop-signal.ts'
import type { TestCount } from './test-report.ts'

/** Some tests of a check failed, others may have passed. */
export class TestsFailed extends PlainError {
  override name = 'TestsFailed'
  readonly count: TestCount

  constructor(count: TestCount, output: string | undefined) {
    super(`${count.failed} failed`, output)
    this.count = count
  }
}

/**
 * Runs one check of `npm test`. A failure is shown and counted, and the other checks still run.
 *
 * @returns the tests it ran; one failure when the check itself failed
 * @throws {Stopped} the user stopped it
 */
export async function check(
  title: string,
  work: (rename: (title: string) => void) => Promise<TestCount | undefined>,
): Promise<TestCount> {
  try {
    return (await step(title, work)) ?? { passed: 0, failed: 0 }
  } catch (error) {
    if (error instanceof Stopped) throw error
    const output = error instanceof PlainError ? error.output : undefined
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${output ? `\n${output}\n\n` : ''}  ${title}: ${message}\n\n`)
    return error instanceof TestsFailed ? error.count : { passed: 0, failed: 1 }
  }
}

export function sum(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  }
}
