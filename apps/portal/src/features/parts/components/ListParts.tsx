import { Button } from '@digdir/designsystemet-react'
import { Accordion } from '#ui/accordion/Accordion.tsx'
import { Card } from '#ui/card-list/Card.tsx'
import { NavBlocks } from '#ui/detail-page/NavBlocks.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from './PartsPage.module.css'

const blocks = [
  {
    title: 'Group classes',
    text: 'Book for today.',
    link: { text: 'See all', href: '/', openInNewTab: false },
  },
]

export function ListParts() {
  return (
    <>
      <div className={styles.fields}>
        <Card name="A card" href="/" ingress="One line about it.">
          <Facts>
            <Fact label="Address">Eksempelgata 24, 0001 Oslo</Fact>
            <Fact label="Phone">22 00 00 00</Fact>
          </Facts>
        </Card>
        <Card name="Another card" href="/" />
      </div>
      <NavBlocks blocks={blocks} />
      <PairTable
        name={{ caption: 'Opening hours' }}
        rows={[
          { name: 'Monday–Friday', value: '06:00–23:00', isToday: true },
          { name: 'Saturday', value: '08:00–20:00' },
        ]}
      />
      <Rows label="Rows">
        <Row
          name="Firefox on Windows"
          details="Logged in today 08:12"
          action={<Button variant="tertiary">Log out</Button>}
        />
        <Row name="Safari on iPhone" details="Logged in yesterday 21:40" />
      </Rows>
      <div>
        <Accordion id="parts-accordion" summary={<h3>A question that unfolds</h3>}>
          <p>And its answer.</p>
        </Accordion>
        <Accordion id="parts-accordion-2" summary={<h3>Another one</h3>}>
          <p>And its answer.</p>
        </Accordion>
      </div>
    </>
  )
}
