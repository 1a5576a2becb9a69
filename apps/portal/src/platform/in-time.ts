/**
 * Waits for what may never end.
 * @param onTimeout is called, and the waiting ends, after so many milliseconds
 */
export async function inTime(
  work: Promise<unknown>,
  milliseconds: number,
  onTimeout: () => void,
): Promise<void> {
  const timeout = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    onTimeout()
    timeout.resolve()
  }, milliseconds)
  try {
    await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
