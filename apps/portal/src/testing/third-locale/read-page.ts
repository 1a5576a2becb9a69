import { convert } from 'html-to-text'

const labels = /\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g
const metaTexts =
  /<meta (?:name|property)="(?:description|og:title|og:description|og:site_name)" content="([^"]*)"/g
/** Links to a page in another language have its texts. */
const languageLinks = /<a\b[^<>]*\shrefLang="[^"]*"[^<>]*>.*?<\/a>/gs

const decode = (text: string) => convert(text, { wordwrap: false })

/** The texts of a page that people see, hear or find: its title, its body, and their labels. */
export function shownTexts(html: string): string[] {
  const page = html
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(languageLinks, '')
    .replaceAll('<!-- -->', '')
  const texts = page.replaceAll(/<[^<>]*>/g, '\n').split('\n')
  const hidden = [labels, metaTexts].flatMap((pattern) =>
    [...page.matchAll(pattern)].map(([, text = '']) => text),
  )
  return [...texts, ...hidden].filter((text) => text.trim() !== '').map(decode)
}

/** Where links of a page to the site itself lead, but those to another language. */
export function ownLinks(html: string): string[] {
  return [...html.replaceAll(languageLinks, '').matchAll(/<a\b[^<>]*\shref="(\/[^"]*)"/g)].map(
    ([, href = '']) => href,
  )
}
