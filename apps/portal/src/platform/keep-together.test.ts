import { expect, test } from 'vitest'
import {
  keepEmailTogether,
  keepTextsTogether,
  keepTogether,
  removeJoiners,
} from './keep-together.ts'

/** Shows a space that does not break as `_`, a joiner as `|`. */
const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '|')

test.each([
  ['Eksempelgata 24, 0001 Oslo', 'Eksempelgata 24, 0001_Oslo'],
  ['Hverdager 9–15', 'Hverdager 9–|15'],
  ['Ett år: 166 859 kroner', 'Ett år: 166_859_kroner'],
  ['NOK 490, 240 kr', 'NOK_490, 240_kr'],
  ['45 min, ikke 45 minner', '45_min, ikke 45 minner'],
  ['Fredag kl. 18, klokka 9', 'Fredag kl._18, klokka_9'],
  ['Innen 31. januar. Vi leser 5. Så', 'Innen 31._januar. Vi leser 5. Så'],
  ['Ved T-banen, med e-post og D-nummer', 'Ved T-|banen, med e-|post og D-|nummer'],
  ['OsloMet-student, SV-kafeen, E-post', 'OsloMet-student, SV-kafeen, E-|post'],
  ['Ny e-postadresse, ikke re-posten', 'Ny e-|postadresse, ikke re-posten'],
  ['E-post', 'E-post'],
  ['Bokføringsloven § 13', 'Bokføringsloven §_13'],
  ['Høsten 2026 begynner', 'Høsten 2026 begynner'],
  ['Ring 113 nå', 'Ring 113 nå'],
])('%s', (text, joined) => {
  expect(shown(keepTogether(text))).toBe(joined)
  expect(keepTogether(keepTogether(text))).toBe(keepTogether(text))
})

test('email alone is kept together, and a mail is plain again', () => {
  const text = 'Vi sender 9–15 e-poster'
  expect(shown(keepEmailTogether(text))).toBe('Vi sender 9–15 e-|poster')
  expect(removeJoiners(keepTogether(text))).toBe(text)
})

test('texts are joined together wherever they are, and addresses are left alone', () => {
  const page = {
    address: '0001 Oslo',
    href: '/om-oss/9–15',
    link: { url: 'https://example.org/9–15', text: 'Åpent 9–15' },
    position: 80,
    image: null,
    hours: ['9–15'],
  }
  const joined = keepTextsTogether(page)
  expect(keepTextsTogether(page)).toBe(joined)
  expect(joined).toEqual({
    ...page,
    address: '0001\u00a0Oslo',
    link: { url: 'https://example.org/9–15', text: 'Åpent 9–\u206015' },
    hours: ['9–\u206015'],
  })
})
