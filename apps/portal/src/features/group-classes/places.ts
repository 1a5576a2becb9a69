import type { PlacesKind } from '#core/places/places-kind.ts'

export const placesKind = {
  one: 'group_class',
  many: 'group_classes',
  idColumn: 'class_id',
} as const satisfies PlacesKind
