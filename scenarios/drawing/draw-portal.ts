import { mkdir, writeFile } from 'node:fs/promises'
import { caughtKite, restingBall, tippedCup } from './still-drawings.ts'
import { studentCity } from './student-city.ts'

/** The portal's own drawings by file name. */
export const portalDrawings = {
  'empty-bookings': restingBall,
  'not-found': caughtKite,
  error: tippedCup,
  front: studentCity,
}

/** Writes them to the portal's public folder. */
export const drawPortal = async () => {
  const folder = new URL('../../apps/portal/public/drawings/', import.meta.url)
  await mkdir(folder, { recursive: true })
  for (const [name, draw] of Object.entries(portalDrawings)) {
    await writeFile(new URL(`${name}.svg`, folder), draw())
  }
}

if (import.meta.main) await drawPortal()
