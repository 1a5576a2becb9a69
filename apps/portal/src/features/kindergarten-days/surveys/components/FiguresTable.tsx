import { Table } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { shortDayText } from '../../model/time.ts'
import type { OpenSurvey } from '../contract.ts'
import styles from './Survey.module.css'

/** How many children are expected in each department on each day, with what that is made of. */
export function FiguresTable({ survey }: { survey: OpenSurvey }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
    <section className={styles.scroll} aria-labelledby="survey-figures" tabIndex={0}>
      <Table>
        <Table.Head>
          <Table.Row>
            <Table.HeaderCell scope="col">{m.kindergarten_days_day()}</Table.HeaderCell>
            {survey.departments.map(({ name }) => (
              <Table.HeaderCell key={name} scope="col">
                {name}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {survey.days.map((day, at) => (
            <Table.Row key={day}>
              <Table.HeaderCell scope="row">{shortDayText(day)}</Table.HeaderCell>
              {survey.departments.map(({ name, days }) => (
                <Table.Cell key={name}>{figuresText(days[at])}</Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </section>
  )
}

function figuresText(figures: OpenSurvey['departments'][number]['days'][number] | undefined) {
  if (!figures) return ''
  const { expected, coming, away, silent } = figures
  return (
    <>
      <strong>{m.kindergarten_days_expected({ count: expected })}</strong>
      <br />
      {m.kindergarten_days_figures({ coming, away, silent })}
    </>
  )
}
