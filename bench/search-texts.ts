/** The commonest first. */
export const subjects =
  'student trening treningssenter barnehage søknad åpningstider lege time plass semester betaling medlem campus helse psykolog kantine kaffe eksamen studiested avtale frist gruppetime timebestilling tannlege forening bygg barn pris regler kontakt svømmehall styrkerom depositum universitet kvittering internasjonal refusjon klatrevegg dugnad'.split(
    ' ',
  )
const small =
  'og i på til for med som av er det kan du vi den har ikke om fra når eller deg alle'.split(' ')
const beginnings =
  'student helse barne trenings semester bolig fag lese kost vinter sommer campus'.split(' ')
const middles =
  'tilbud hjelp plan rom kort gruppe leder kveld dag uke senter hus tjeneste melding'.split(' ')
const endings = ['', 'en', 'er', 'ene', 's', 'et']

/** Texts that are the same in every run: each page has its subjects, small words and compounds. */
export function createTexts() {
  let state = 20_261_121
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pick = (words: readonly string[], skew = 1) =>
    words[Math.floor(random() ** skew * words.length)] ?? ''

  function word(own: readonly string[]): string {
    const kind = random()
    if (kind < 0.45) return pick(small)
    if (kind < 0.7) return pick(own) + pick(endings, 2)
    if (kind < 0.9) return pick(beginnings) + pick(middles) + pick(endings)
    return pick(beginnings) + pick(middles) + pick(middles) + pick(endings)
  }

  return (words: { title: number; description: number; text: number }) => {
    const own = Array.from({ length: 5 }, () => pick(subjects, 1.6))
    const text = (count: number) => Array.from({ length: count }, () => word(own)).join(' ')
    return {
      title: text(words.title),
      description: text(words.description),
      text: text(words.text),
    }
  }
}
