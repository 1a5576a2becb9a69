import { expect, it } from 'vitest'
import { withoutLinksTo } from './without-links-to.ts'

const text = { no: 'Tekst' }
const link = (page: string) => ({ text, page, openInNewTab: false })
const prune = <Item>(item: Item) => withoutLinksTo(item, (page) => page === 'pages/gone')

it('leaves an item alone whose links all lead somewhere', () => {
  const item = { heading: text, links: [link('pages/here')], parent: 'gone' }
  expect(prune(item)).toEqual(item)
})

it('takes a link away, and an entry that is nothing without it', () => {
  expect(
    prune({
      main: link('pages/gone'),
      tiles: [link('pages/gone'), link('pages/here')],
      navBlocks: [
        { title: text, link: link('pages/gone') },
        { title: text, link: link('pages/here') },
      ],
    }),
  ).toEqual({
    tiles: [link('pages/here')],
    navBlocks: [{ title: text, link: link('pages/here') }],
  })
})

it('takes an entry of a menu away with what is below it, and one below by itself', () => {
  expect(
    prune({
      sections: [
        { link: link('pages/gone'), links: [link('pages/here')] },
        { link: link('pages/here'), links: [link('pages/gone')] },
      ],
    }),
  ).toEqual({ sections: [{ link: link('pages/here'), links: [] }] })
})
