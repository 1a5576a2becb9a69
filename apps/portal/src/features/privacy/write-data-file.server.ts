import { type Locale, languageOf } from '@trivsel/content-contract/locales'

import { getTableName } from 'drizzle-orm'
import type { Text } from '#core/personal-data/text.ts'
import { m } from '#messages'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { PersonalData, PersonalRow, PersonalSection } from './collect-personal-data.server.ts'
import { writeValue } from './write-value.ts'

export type DataFile = { readonly name: string; readonly type: string; readonly text: string }

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#33393f;background:#fff}
h1,h2,h3{line-height:1.25}section{margin-block:2.5rem}h3{font-size:1rem;margin-bottom:0}
dl{display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.25rem 1rem;margin:.5rem 0 1.5rem}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}dl,h3{break-inside:avoid}p.note{color:#555c63}
@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}`

/** Everything as other computer systems read it: names of columns, and values as they are kept. */
export function writeJsonFile({ userId, sections }: PersonalData, now: Date): DataFile {
  const data = sections.map(({ table, rows }) => [getTableName(table.table), rows])
  const content = { madeAt: now.toISOString(), account: userId, data: Object.fromEntries(data) }
  return {
    name: `data-${osloDate(now)}.json`,
    type: 'application/json',
    text: `${JSON.stringify(content, null, 2)}\n`,
  }
}

/** The same to read and print: one page that needs nothing from anywhere. */
export function writeReadableFile(
  { userId, sections }: PersonalData,
  now: Date,
  locale: Locale,
): DataFile {
  const title = escapeHtml(
    m.data_file_title({ organisation: organisationName(locale) }, { locale }),
  )
  const made = m.data_file_made({ time: writeValue(now.toISOString(), locale) }, { locale })
  const body = sections.map((section) => writeSection(section, locale)).join('\n')
  const text = `<!doctype html>
<html lang="${languageOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(made)} · ${escapeHtml(userId)}</p>
<p>${escapeHtml(m.data_file_intro({}, { locale }))}</p>
${body}
</main>
</body>
</html>
`
  return { name: `data-${osloDate(now)}.html`, type: 'text/html', text }
}

function writeSection({ table, rows, retention: text }: PersonalSection, locale: Locale): string {
  const say = (text: Text) => escapeHtml(text({}, { locale }))
  const computed = Object.entries(table.computed ?? {}).map(([name, { name: title }]) => [
    name,
    title,
  ])
  const names: Record<string, Text> = { ...Object.fromEntries(computed), ...table.shown }
  const list = (row: PersonalRow) =>
    `<dl>${Object.entries(names)
      .map(
        ([column, name]) =>
          `<dt>${say(name)}</dt><dd>${escapeHtml(writeValue(row[column] ?? null, locale))}</dd>`,
      )
      .join('')}</dl>`
  const retention = m.data_file_retention({ text }, { locale })
  const content =
    rows.length === 0
      ? `<p>${say(m.data_file_none)}</p>`
      : rows
          .map((row, index) =>
            rows.length === 1
              ? list(row)
              : `<h3>${escapeHtml(m.data_number({ number: index + 1 }, { locale }))}</h3>${list(row)}`,
          )
          .join('\n')
  return `<section>
<h2>${say(table.name)}</h2>
<p class="note">${escapeHtml(retention)}</p>
${content}
</section>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
