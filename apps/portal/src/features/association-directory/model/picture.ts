export const pictureSizes = ['small', 'large'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** What pages know of a picture: its id and the pixels of the large one. */
export type ShownPicture = { readonly id: string; readonly width: number; readonly height: number }

/** The longest side of each, in pixels. */
export const longestSides = { small: 640, large: 1_280 } as const satisfies Record<
  PictureSize,
  number
>

/** What is smaller would be blurred: the shorter side of what is uploaded, in pixels. */
export const leastSide = 200

/** Public; another picture has another id. */
export const pictureAddress = (id: string, size: PictureSize) =>
  `/api/frontend/association-pictures/${id}/${size}`

/** The width of a size, which is not larger than the picture. */
export function widthOf({ width, height }: ShownPicture, size: PictureSize): number {
  const factor = Math.min(1, longestSides[size] / Math.max(width, height))
  return Math.max(1, Math.round(width * factor))
}

export const pictureProblems = ['PICTURE_TOO_SMALL'] as const
export type PictureProblem = (typeof pictureProblems)[number]
