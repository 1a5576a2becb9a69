import type { ContentImage } from '@trivsel/content-contract/content'

type Props = {
  image: ContentImage
  /** How wide the picture is shown, as for the `sizes` attribute. */
  sizes: string
  /** The largest width in pixels that is of use where it is shown, on sharp screens too. */
  widest: number
  className?: string | undefined
  /** Above the fold: fetched at once and first. */
  eager?: boolean | undefined
}

/** A picture of the content system in the size that fits the screen; its room is kept while it loads. */
export function Picture({ image, sizes, widest, className, eager = false }: Props) {
  const [smallest] = image.sizes
  if (!smallest) return null
  const useful = image.sizes.filter((size) => size.width <= widest)
  const largest = useful.at(-1) ?? smallest
  const fallback = useful.find((size) => size.width >= 768) ?? largest
  return (
    <img
      className={className}
      src={pictureAddress(image, fallback.file)}
      srcSet={useful.map((size) => `${pictureAddress(image, size.file)} ${size.width}w`).join(', ')}
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
