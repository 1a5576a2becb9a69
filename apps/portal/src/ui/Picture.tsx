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
 * A picture of the content system in the size that fits the screen; its room is kept while it
 * loads. Where it is cropped, what the editors have marked stays in view.
 */
export function Picture({ image, sizes, className, eager = false }: Props) {
  const largest = image.sizes.at(-1)
  if (!largest) return null
  const fallback = image.sizes.find((size) => size.width >= 768) ?? largest
  const sourceSet = image.sizes.map(({ file, width }) => `${pictureAddress(image, file)} ${width}w`)
  return (
    <img
      className={className ? `${styles.picture} ${className}` : styles.picture}
      data-focus-x={focusStep(image.focus?.x)}
      data-focus-y={focusStep(image.focus?.y)}
      src={pictureAddress(image, fallback.file)}
      srcSet={sourceSet.join(', ')}
      sizes={sizes}
      width={largest.width}
      height={largest.height}
      alt={image.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  )
}

/** The style sheet has a rule for each: the site lets no page carry styles of its own. */
const focusStep = (percent: number | undefined) =>
  percent === undefined ? undefined : Math.round(percent / 10) * 10

/** Public address of one size of a picture. */
export function pictureAddress(image: ContentImage, file: string): string {
  return `/files/media/${image.version}/${file}`
}
