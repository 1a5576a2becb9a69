import type { Payload } from 'payload'
import { makePictureSizes } from '../files/make-picture-sizes.ts'
import { startReport } from './report.ts'

/** Makes the sizes of imported drawings, and says on the console how far it is. */
export async function sayPictureSizes(payload: Payload): Promise<void> {
  const report = startReport()
  const done = await makePictureSizes(payload, (made, total) =>
    report.progress('pictures in all sizes', made, total),
  )
  if (done > 0) report.say('pictures in all sizes', done, 0, 0)
}
