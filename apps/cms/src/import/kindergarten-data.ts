import type { Locale } from '@trivsel/content-contract/content'
import type { ImportKindergarten } from '@trivsel/content-contract/import'
import { itemLanguage } from './item-language.ts'
import type { ItemPicture } from './item-pictures.ts'
import { optionalFieldData } from './optional-field-data.ts'

/**
 * An item in the shape that Payload stores, for one language. What the item does not say becomes
 * null, so that a later import also takes things away.
 * @param sortOrder the item's place: the order in the file is the order on the site
 */
export function kindergartenData(
  item: ImportKindergarten,
  locale: Locale,
  sortOrder: number,
  idOfPicture: (picture: ItemPicture) => number,
) {
  const { say, write } = itemLanguage(locale)
  return {
    displayName: say(item.displayName),
    slug: item.slug?.[locale] ?? null,
    ingress: say(item.ingress),
    image: idOfPicture(item.image),
    richText: write(item.richText),
    address: item.address ?? null,
    phone: item.phone ?? null,
    openingHours: item.openingHours ?? { opens: null, closes: null },
    studyPlaceNearby: say(item.studyPlaceNearby),
    spots: item.spots ?? null,
    departments: say(item.departments),
    employees: say(item.employees),
    optionalFields: item.optionalFields.map((field, index) =>
      optionalFieldData(field, `kindergartens/${item.key}/${index}`, locale, idOfPicture),
    ),
    sortOrder,
    importKey: item.key,
  }
}
