import { pictureAddress, pictureSizes, type ShownPicture, widthOf } from './picture.ts'

type Props = {
  picture: ShownPicture
  /** Empty where the name is beside it. */
  alt: string
  /** How wide it is shown, as for the `sizes` attribute. */
  sizes: string
  className?: string | undefined
  /** Above the fold: fetched at once and first. */
  eager?: boolean
}

/** The picture of an association in the size that fits the screen; its room is kept while it loads. */
export function AssociationPicture({ picture, alt, sizes, className, eager = false }: Props) {
  const { id, width, height } = picture
  return (
    <img
      className={className}
      src={pictureAddress(id, 'small')}
      srcSet={pictureSizes
        .map((size) => `${pictureAddress(id, size)} ${widthOf(picture, size)}w`)
        .join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
