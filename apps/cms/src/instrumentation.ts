/** Runs once when the server starts: an unusable configuration ends it at once, and Payload is ready before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startContentSystem } = await import('./start-content-system.ts')
  await startContentSystem()
}
