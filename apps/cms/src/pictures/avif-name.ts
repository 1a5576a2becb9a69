/** A size of a picture, by the name that Payload gives its file. */
export type AvifName = {
  avif: string
  webp: string
  /** Name of the upload without its extension. */
  original: string
  width: number
  height: number
}

/** Reads `<original>-<width>x<height>.avif`, or null when a file of that name is no size as AVIF. */
export function readAvifName(file: string): AvifName | null {
  const match = /^([\w-]+)-(\d{1,4})x(\d{1,5})\.avif$/.exec(file)
  if (!match) return null
  const [avif, original = '', width, height] = match
  const webp = avif.replace(/avif$/, 'webp')
  return { avif, webp, original, width: Number(width), height: Number(height) }
}

/** The AVIF beside a size's WebP. */
export function avifNameOf(webp: string): string {
  return webp.replace(/\.webp$/, '.avif')
}
