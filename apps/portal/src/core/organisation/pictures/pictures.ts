import { z } from 'zod/mini'

/** What an organisation uploads: its logo for a light page and for a dark one, and its square mark. */
export const pictureNames = ['logo', 'logo-dark', 'mark'] as const
export type PictureName = (typeof pictureNames)[number]
export const PictureName = z.enum(pictureNames)

/** What is made of them, under the addresses that browsers and phones ask for. */
export const pictureFiles = {
  logo: ['/logo.png'],
  'logo-dark': ['/logo-dark.png'],
  mark: [
    '/mark.png',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
    '/share.png',
  ],
} as const satisfies Record<PictureName, readonly string[]>
export type PictureFile = (typeof pictureFiles)[PictureName][number]

/** Pixels: twice what the header shows of a logo, and the largest icon. */
export const leastPixels = { logoHeight: 80, markSide: 512 } as const

/** Of a picture that was read, and nothing can be made of. */
export const pictureProblems = ['LOGO_TOO_SMALL', 'MARK_TOO_SMALL', 'PICTURE_EMPTY'] as const
export type PictureProblem = (typeof pictureProblems)[number]
