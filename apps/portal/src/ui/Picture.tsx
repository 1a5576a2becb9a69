import type { ContentImage } from '@trivsel/content-contract/content'
import styles from './Picture.module.css'

type Props = {
  image: ContentImage
  /** How wide the picture is shown, as for the `sizes` attribute. */
  sizes: string
  className?: string | undefined
  /** Above the fold: fetched at once and first. */
  eager?: boolean | undefined
}

/**
 * A picture of the content system in the size that fits the screen, as AVIF where the browser can
 * show it; its room is kept while it loads.
 */
export function Picture({ image, sizes, className, eager = false }: Props) {
  const largest = image.sizes.at(-1)
  if (!largest) return null
  const fallback = image.sizes.find((size) => size.width >= 768) ?? largest
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourceSet(image, avifOf)} sizes={sizes} />
      <img
        className={className}
        src={pictureAddress(image, fallback.file)}
        srcSet={sourceSet(image, (file) => file)}
        sizes={sizes}
        width={largest.width}
        height={largest.height}
        alt={image.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

function sourceSet(image: ContentImage, variant: (file: string) => string): string {
  return image.sizes
    .map((size) => `${pictureAddress(image, variant(size.file))} ${size.width}w`)
    .join(', ')
}

/** The content system makes every size as AVIF too, under the same name. */
function avifOf(file: string): string {
  return file.replace(/\.webp$/, '.avif')
}

/** Public address of one size of a picture. */
export function pictureAddress(image: ContentImage, file: string): string {
  return `/files/media/${image.version}/${file}`
}
