import type { institution } from '#core/studies/tables.server.ts'

type Row = typeof institution.$inferInsert

/** The institutions that the specification names. */
export const demoInstitutions: readonly Omit<Row, 'position'>[] = [
  {
    code: 'AHO',
    dbh: '1220',
    name: {
      no: 'Arkitektur- og designhøgskolen i Oslo',
      en: 'The Oslo School of Architecture and Design',
    },
  },
  {
    code: 'BI',
    dbh: '8241',
    name: { no: 'Handelshøyskolen BI', en: 'BI Norwegian Business School' },
    depositForm: 'degree',
  },
  {
    code: 'Barratt Due',
    dbh: null,
    name: { no: 'Barratt Due musikkinstitutt', en: 'Barratt Due Institute of Music' },
  },
  {
    code: 'Fjellhaug',
    dbh: null,
    name: {
      no: 'Fjellhaug internasjonale høgskole',
      en: 'Fjellhaug International University College',
    },
  },
  {
    code: 'KHiO',
    dbh: null,
    name: { no: 'Kunsthøgskolen i Oslo', en: 'Oslo National Academy of the Arts' },
  },
  {
    code: 'Kristiania',
    dbh: '8253',
    name: { no: 'Høyskolen Kristiania', en: 'Kristiania University of Applied Sciences' },
  },
  {
    code: 'MF',
    dbh: null,
    name: {
      no: 'MF vitenskapelig høyskole',
      en: 'MF Norwegian School of Theology, Religion and Society',
    },
  },
  {
    code: 'NIH',
    dbh: null,
    name: { no: 'Norges idrettshøgskole', en: 'Norwegian School of Sport Sciences' },
  },
  {
    code: 'NMH',
    dbh: null,
    name: { no: 'Norges musikkhøgskole', en: 'Norwegian Academy of Music' },
  },
  {
    code: 'OsloMet',
    dbh: '1175',
    name: { no: 'OsloMet – storbyuniversitetet', en: 'OsloMet – Oslo Metropolitan University' },
  },
  {
    code: 'PHS',
    dbh: null,
    name: { no: 'Politihøgskolen', en: 'The Norwegian Police University College' },
  },
  {
    code: 'UiO',
    dbh: '1110',
    name: { no: 'Universitetet i Oslo', en: 'University of Oslo' },
  },
]
