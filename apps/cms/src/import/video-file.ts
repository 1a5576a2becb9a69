import { readFile } from 'node:fs/promises'
import type { ImportVideo } from '@trivsel/content-contract/import/parts'
import { checkStart } from './check-start.ts'
import { pathInFolder } from './path-in-folder.ts'

/** The first bytes of an MP4 (`ftyp` after its length) and of a WebM (EBML). */
const isMp4 = (start: Buffer) => start.toString('latin1', 4, 8) === 'ftyp'
const isWebm = (start: Buffer) => start.readUInt32BE(0) === 0x1a45dfa3

/** What is wrong with a video of the folder, or null. */
export function checkVideo(folder: string, file: string): Promise<string | null> {
  return checkStart(folder, file, (start) =>
    (file.endsWith('.webm') ? isWebm(start) : isMp4(start)) ? null : 'is not a video of its ending',
  )
}

/** What is wrong with captions of the folder, or null. */
export function checkCaptions(folder: string, file: string): Promise<string | null> {
  return checkStart(folder, file, (start) =>
    start.toString('latin1', 0, 6) === 'WEBVTT' ? null : 'is not WebVTT',
  )
}

/** The captions as the content system keeps them. */
export async function readCaptions(folder: string, { captions }: ImportVideo) {
  const read = async (file: string | undefined) => {
    const full = file && pathInFolder(folder, file)
    return full ? readFile(full, 'utf8') : null
  }
  return { captionsNo: await read(captions?.no), captionsEn: await read(captions?.en) }
}
