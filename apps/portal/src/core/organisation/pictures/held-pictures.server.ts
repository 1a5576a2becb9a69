import type { PictureFile } from './pictures.ts'

export type HeldPicture = { readonly bytes: Buffer; readonly hash: string }

let held: ReadonlyMap<string, HeldPicture> = new Map()

/** Keeps the pictures that the organisation has in place of ours: some hundred kilobytes. */
export function holdPictures(pictures: ReadonlyMap<PictureFile, HeldPicture>): void {
  held = pictures
}

/** @param address without its query */
export const heldPicture = (address: string): HeldPicture | undefined => held.get(address)
