import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { calculateRefund } from '../rules/calculate-refund.ts'
import { publishedSchemes } from '../rules/schemes.testing.ts'
import { CalculationSteps } from './CalculationSteps.tsx'

/** Of each table its rows. */
const tablesOf = (html: string) =>
  html
    .split('<table')
    .slice(1)
    .map((table) =>
      [...table.matchAll(/<tr[^>]*><th[^>]*>([^<]*)<\/th><td>([^<]*)<\/td>/g)].map(
        ([, name, value]) => `${name}: ${value}`.replaceAll(/\s/g, ' '),
      ),
    )

describe('the steps of a calculation', () => {
  const calculation = calculateRefund(
    publishedSchemes.sit,
    [
      { category: 'dental', amountOre: 10_000_00 },
      { category: 'psychologist', amountOre: 500_00 },
    ],
    { spent: [], grantedOre: 1_000_00 },
  )

  const [dental, psychologist, all] = tablesOf(
    renderToStaticMarkup(<CalculationSteps calculation={calculation} nameOf={(key) => key} />),
  )

  it('say what each category comes to, without those that change nothing', () => {
    expect(dental).toEqual([
      'Utgifter: 10 000 kr',
      'Egenandel: −1 000 kr',
      '50 % av resten: 4 500 kr',
      'Høyst for denne kategorien: 2 500 kr',
    ])
    expect(psychologist).toEqual(['Utgifter: 500 kr', '100 % av resten: 500 kr'])
  })

  it('end with what is paid, less what was granted before', () => {
    expect(all).toEqual([
      'Til sammen: 3 000 kr',
      'Innvilget tidligere i perioden: −1 000 kr',
      'Utbetales: 2 000 kr',
    ])
  })

  it('say why nothing is paid, and what is missing of the own share', () => {
    const nothing = calculateRefund(publishedSchemes.sio, [
      { category: 'user-fees', amountOre: 400_00 },
    ])
    const html = renderToStaticMarkup(
      <CalculationSteps calculation={nothing} nameOf={() => 'Egenandelskort'} />,
    )
    expect(html).toContain('Egenandelskort')
    expect(html).toContain('Utgiftene er ikke høyere enn egenandelen')
    expect(html.replaceAll(/\s/g, ' ')).toContain('90 kr')
  })
})
