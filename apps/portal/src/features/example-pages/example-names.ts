import type { Example, ExampleSource } from '@trivsel/content-contract/examples'
import { defaultLocale } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'

/** Of what the site has one of. */
const sourceNames: Readonly<Partial<Record<ExampleSource, () => string>>> = {
  'front-page': m.examples_front_page,
  'site-frame': m.examples_site_frame,
}

export const nameOfExample = ({ source, names }: Example): string =>
  sourceNames[source]?.() ?? names[getLocale()] ?? names[defaultLocale] ?? ''
