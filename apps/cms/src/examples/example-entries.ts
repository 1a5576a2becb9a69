import { importFiles } from '@trivsel/content-contract/import/folder'
import type { EntryOf } from '../import/import-source.ts'
import fixedPages from './content/fixed-pages.json' with { type: 'json' }
import frontPage from './content/front-page.json' with { type: 'json' }
import pages from './content/pages.json' with { type: 'json' }
import siteFrame from './content/site-frame.json' with { type: 'json' }

/** Files of the examples, in the order in which they are written. */
type ExampleFile = 'fixed-pages' | 'pages' | 'front-page' | 'site-frame'
export type ExampleEntry = { [Name in ExampleFile]: EntryOf<Name> }[ExampleFile]

/** They were checked with the code (`example-content.test.ts`). */
const problem = () => {
  throw new Error('an example is wrong')
}

/**
 * What comes with the system: the pages that such an organisation needs, in the form of an import
 * folder. The fixed pages have their own names only, and are no examples: the menu leads to them.
 */
export const readExampleEntries = (): ExampleEntry[] => [
  ...importFiles['fixed-pages']
    .parse(fixedPages)
    .map((item, index) => ({ name: 'fixed-pages' as const, key: item.key, index, item, problem })),
  ...importFiles.pages
    .parse(pages)
    .map((item, index) => ({ name: 'pages' as const, key: item.key, index, item, problem })),
  {
    name: 'front-page',
    key: 'front-page',
    index: 0,
    item: importFiles['front-page'].parse(frontPage),
    problem,
  },
  {
    name: 'site-frame',
    key: 'site-frame',
    index: 0,
    item: importFiles['site-frame'].parse(siteFrame),
    problem,
  },
]
