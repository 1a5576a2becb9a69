import type { Payload } from 'payload'

/** Where the pictures are, as the configuration of this Payload says. */
export function mediaFolder({ collections }: Payload): string {
  const { staticDir } = collections.media.config.upload
  if (!staticDir) throw new Error('Pictures have no folder')
  return staticDir
}
