import type { ContentImage } from '@trivsel/content-contract/content'

type Props = {
  image: ContentImage
  /** How wide the picture is shown, as for the `sizes` attribute. */
  sizes: string
  className?: string | undefined
  /** Above the fold: fetched at once and first. */
  eager?: boolean | undefined
}

/** A picture of the content system in the size that fits the screen; its room is kept while it loads. */
export function Picture({ image, sizes, className, eager = false }: Props) {
  const largest = image.sizes.at(-1)
  if (!largest) return null
  const fallback = image.sizes.find((size) => size.width >= 768) ?? largest
  return (
    <img
      className={className}
      src={pictureAddress(image, fallback.file)}
      srcSet={image.sizes
        .map((size) => `${pictureAddress(image, size.file)} ${size.width}w`)
        .join(', ')}
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

function pictureAddress(image: ContentImage, file: string): string {
  return `/files/media/${image.version}/${file}`
}
