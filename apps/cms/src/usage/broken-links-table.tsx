import { inLanguage, type Words } from '../admin/in-language.ts'
import { localeLabels } from '../locale-labels.ts'
import type { BrokenLink, BrokenReason } from './find-broken-links.ts'

const columns: Words[] = [
  { nb: 'Hvor', en: 'Where' },
  { nb: 'Felt', en: 'Field' },
  { nb: 'Språk', en: 'Language' },
  { nb: 'Hva er galt', en: 'What is wrong' },
  { nb: 'Leder til', en: 'Leads to' },
]

const languages = {
  ...localeLabels,
  all: { nb: 'Begge', en: 'Both' },
}

const reasons: Record<BrokenReason, Words> = {
  deleted: { nb: 'Siden er slettet', en: 'The page is deleted' },
  unpublished: { nb: 'Siden er ikke publisert', en: 'The page is not published' },
  notInLanguage: {
    nb: 'Siden finnes ikke på dette språket',
    en: 'The page does not exist in this language',
  },
  leadsNowhere: { nb: 'Ingen side er valgt', en: 'No page is chosen' },
  noSuchAddress: { nb: 'Ingen side har adressen', en: 'No page has the address' },
}

type Props = { links: BrokenLink[]; i18n: { language: string } }

export function BrokenLinksTable({ links, i18n }: Props) {
  const say = (text: Words) => inLanguage(i18n, text)
  return (
    <table className="trivsel-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.en} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {links.map(({ href, title, kind, place, locale, reason, target, address }, index) => (
          // One text may contain the same link twice: nothing else distinguishes them.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
          <tr key={index}>
            <td>
              <a href={locale ? `${href}?locale=${locale}` : href}>{title ?? say(kind)}</a>
              <span>{say(kind)}</span>
            </td>
            <td>{say(place)}</td>
            <td>{say(languages[locale ?? 'all'])}</td>
            <td>{say(reasons[reason])}</td>
            <td>
              {target ? <a href={target.href}>{target.title ?? say(target.kind)}</a> : address}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
