/** What PostgreSQL itself says about the failure, as one sentence. */
export function describeFailure(what: string, output: string): string {
  if (/No space left on device|could not extend|Disk quota exceeded/i.test(output))
    return `${what}: the disk is full. Free some space and start again.`
  const lines = output.split('\n').map((line) => line.trim())
  const cause =
    lines.findLast((line) => /(FATAL|PANIC):/.test(line)) ??
    lines.findLast((line) => /error/i.test(line)) ??
    lines.findLast((line) => line !== '')
  if (!cause) return `${what}, without saying why.`
  return `${what}: ${cause.replace(/^.*?(FATAL|PANIC|error):\s*/i, '')}`
}
