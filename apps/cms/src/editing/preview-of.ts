import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug } from 'payload'
import { isLinkable } from '../fields/linkable-collections.ts'
import { previewLink } from './preview-link.ts'

const button = '/admin/preview-button.tsx#PreviewButton'

/** The button to the site for what is seen there: pages, and people in their lists. */
export const previewOf = (slug: CollectionSlug): CollectionConfig['admin'] =>
  isLinkable(slug) || slug === 'staff'
    ? { preview: previewLink(slug), components: { edit: { PreviewButton: button } } }
    : {}

export const previewOfGlobal = (slug: GlobalSlug): GlobalConfig['admin'] => ({
  preview: previewLink(slug),
  components: { elements: { PreviewButton: button } },
})
