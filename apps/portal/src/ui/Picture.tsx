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
  const sourceSet = image.sizes.map(({ file, width }) => `${pictureAddress(image, file)} ${width}w`)
  return (
    <img
      className={className}
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

/** Public address of one size of a picture. */
export function pictureAddress(image: ContentImage, file: string): string {
  return `/files/media/${image.version}/${file}`
}
