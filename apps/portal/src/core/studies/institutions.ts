/**
 * The institutions whose students the organisation serves. `code` is the short name by which the
 * specification knows them (section 5: "BI"); `dbh` is the number in the national register of
 * higher education (DBH) if known.
 */
export const institutions = [
  {
    code: 'AHO',
    dbh: '1220',
    no: 'Arkitektur- og designhøgskolen i Oslo',
    en: 'The Oslo School of Architecture and Design',
  },
  { code: 'BI', dbh: '8241', no: 'Handelshøyskolen BI', en: 'BI Norwegian Business School' },
  {
    code: 'Barratt Due',
    dbh: null,
    no: 'Barratt Due musikkinstitutt',
    en: 'Barratt Due Institute of Music',
  },
  {
    code: 'Fjellhaug',
    dbh: null,
    no: 'Fjellhaug internasjonale høgskole',
    en: 'Fjellhaug International University College',
  },
  { code: 'KHiO', dbh: null, no: 'Kunsthøgskolen i Oslo', en: 'Oslo National Academy of the Arts' },
  {
    code: 'Kristiania',
    dbh: '8253',
    no: 'Høyskolen Kristiania',
    en: 'Kristiania University of Applied Sciences',
  },
  {
    code: 'MF',
    dbh: null,
    no: 'MF vitenskapelig høyskole',
    en: 'MF Norwegian School of Theology, Religion and Society',
  },
  {
    code: 'NIH',
    dbh: null,
    no: 'Norges idrettshøgskole',
    en: 'Norwegian School of Sport Sciences',
  },
  { code: 'NMH', dbh: null, no: 'Norges musikkhøgskole', en: 'Norwegian Academy of Music' },
  {
    code: 'OsloMet',
    dbh: '1175',
    no: 'OsloMet – storbyuniversitetet',
    en: 'OsloMet – Oslo Metropolitan University',
  },
  { code: 'PHS', dbh: null, no: 'Politihøgskolen', en: 'The Norwegian Police University College' },
  { code: 'UiO', dbh: '1110', no: 'Universitetet i Oslo', en: 'University of Oslo' },
] as const satisfies readonly Institution[]

export type Institution = {
  readonly code: string
  readonly dbh: string | null
  readonly no: string
  readonly en: string
}

export function findInstitution(code: string): Institution | undefined {
  return institutions.find((institution) => institution.code === code)
}
