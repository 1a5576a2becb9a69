import type { ImportKindergarten } from '@trivsel/content-contract/import'

export type ItemPicture = ImportKindergarten['image']

/** Every picture that an item shows, with the place in the item that names it. */
export function itemPictures(item: ImportKindergarten): { path: string; picture: ItemPicture }[] {
  const sections = item.optionalFields.flatMap((field, index) =>
    field.kind === 'imageSection'
      ? [{ path: `optionalFields.${index}.image`, picture: field.image }]
      : [],
  )
  return [{ path: 'image', picture: item.image }, ...sections]
}
