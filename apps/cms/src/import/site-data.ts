import type {
  ImportBlock,
  ImportFixedPage,
  ImportFrontPage,
  ImportHelpText,
  ImportMyPage,
  ImportPage,
  ImportRedirect,
  ImportSiteFrame,
} from '@trivsel/content-contract/import/pages'
import type {
  FixedPage,
  FrontPage,
  HelpText,
  MyPage,
  Page,
  Redirect,
  SiteFrame,
} from '../payload-types.ts'
import type { ItemWriter } from './item-writer.ts'
import { linkRows, navBlockRows, type Placed, pageData, type Saved } from './page-data.ts'

function blockData(block: ImportBlock, { say, write, link, picture }: ItemWriter) {
  return {
    kind: block.kind,
    blockColor: block.blockColor,
    header: say(block.header),
    enlargeHeader: block.enlargeHeader,
    content: write(block.content),
    link: link(block.link),
    media: { image: picture(block.image), videoUrl: block.videoUrl ?? null },
    imagePlacement: block.imagePlacement,
    illustration: picture(block.illustration),
  }
}

export function contentPageData(item: ImportPage, writer: ItemWriter, placed: Placed) {
  const { rows, refer } = writer
  return {
    ...pageData(item, writer),
    ...placed,
    parent: refer('pages', item.parent),
    blocks: rows(item.blocks, 'blocks', (block) => blockData(block, writer)),
    staffList: item.staffList ?? null,
    contactAreas: item.contactAreas.flatMap((key) => refer('service-areas', key) ?? []),
    faqTiles: linkRows(item.faqTiles, 'faqTiles', writer),
  } satisfies Saved<Page>
}

const noBlock: ImportBlock = {
  kind: 'fullWidthBanner',
  imagePlacement: 'right',
  blockColor: 'none',
  enlargeHeader: false,
}

export function fixedPageData(item: ImportFixedPage, writer: ItemWriter) {
  const { say, write } = writer
  const { topSection: top } = item
  const infoBox = top?.kind === 'infoBox' ? top : undefined
  return {
    key: item.key,
    heading: say(item.heading),
    intro: say(item.intro),
    topSection: {
      kind: top?.kind ?? 'none',
      links: linkRows(top?.kind === 'topTaskLinks' ? top.links : [], 'topSection/links', writer),
      infoBox: { header: say(infoBox?.header), content: write(infoBox?.content) },
      block: blockData(top?.kind === 'fullWidthBanner' ? top.block : noBlock, writer),
    },
  } satisfies Saved<FixedPage>
}

export function helpTextData(item: ImportHelpText, { say, write, rows, link, refer }: ItemWriter) {
  return {
    key: item.key,
    heading: say(item.heading),
    intro: say(item.intro),
    action: link(item.action),
    questions: rows(item.questions, 'questions', ({ question, answer }) => ({
      question: say(question),
      answer: write(answer),
    })),
    contactAreas: item.contactAreas.flatMap((key) => refer('service-areas', key) ?? []),
  } satisfies Saved<HelpText>
}

export function frontPageData(item: ImportFrontPage, writer: ItemWriter) {
  const { say, rows } = writer
  return {
    heading: say(item.heading),
    ingress: say(item.ingress),
    blocks: rows(item.blocks, 'blocks', (block) => blockData(block, writer)),
    navBlocks: navBlockRows(item.navBlocks, writer),
    faqTiles: linkRows(item.faqTiles, 'faqTiles', writer),
  } satisfies Saved<FrontPage>
}

export function siteFrameData({ sections, footer }: ImportSiteFrame, writer: ItemWriter) {
  const { say, rows, link } = writer
  return {
    sections: rows(sections, 'sections', (section, place) => ({
      link: link(section.link),
      links: linkRows(section.links, `${place}/links`, writer),
    })),
    footer: {
      about: say(footer.about),
      columns: rows(footer.columns, 'columns', ({ heading, links }, place) => ({
        heading: say(heading),
        links: linkRows(links, `${place}/links`, writer),
      })),
      statements: linkRows(footer.statements, 'statements', writer),
    },
  } satisfies Saved<SiteFrame>
}

export function myPageData({ navigation }: ImportMyPage, { say, rows, link }: ItemWriter) {
  return {
    navigation: rows(navigation, 'navigation', (entry) => {
      const { text: _, ...target } = link(entry.link)
      return { text: say(entry.text), page: entry.myPage ?? null, link: target }
    }),
  } satisfies Saved<MyPage>
}

export function redirectData({ from, to, permanent }: ImportRedirect, { target }: ItemWriter) {
  return { from, to: target(to), permanent, automatic: false } satisfies Saved<Redirect>
}
