import { readMarker } from './marker.ts'

/*
 * What pages do that keep nothing themselves. Nothing is loaded for it where nothing is kept.
 */

const mayKeepSomething = (): boolean => typeof window !== 'undefined' && readMarker() !== null

/** At log-out. */
export async function forgetSaved(): Promise<void> {
  if (!mayKeepSomething()) return
  const { forgetDevice } = await import('./this-device.ts')
  await forgetDevice()
}

/**
 * Whenever the portal has said who is logged in.
 * @param userId null for a visitor
 */
export async function tidySaved(userId: string | null): Promise<void> {
  if (!mayKeepSomething()) return
  try {
    const { tidyDevice } = await import('./this-device.ts')
    await tidyDevice(userId)
  } catch {
    // The next page tries it again.
  }
}
