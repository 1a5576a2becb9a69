import { imageWidths } from '@trivsel/content-contract/content'
import type { ImageSize } from 'payload'

const imageQuality = 80

/**
 * The named widths of the contract as WebP. A size wider than the picture is left out, never
 * enlarged. `inside` keeps the proportions and spares a second encoding per size; effort 2
 * costs half the time of the default for files a few per cent larger.
 */
export const imageSizes: ImageSize[] = Object.entries(imageWidths).map(([name, width]) => ({
  name,
  width,
  fit: 'inside',
  formatOptions: { format: 'webp', options: { quality: imageQuality, effort: 2 } },
  admin: { disableGroupBy: true, disableListColumn: true, disableListFilter: true },
}))
