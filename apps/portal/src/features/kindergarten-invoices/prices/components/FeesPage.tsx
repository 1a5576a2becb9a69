import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { kindergartenOfficeRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Money.module.css'
import { monthName, monthText } from '../../model/money-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import type { PriceRow } from '../contract.ts'
import type { KindergartenSearch } from '../kindergarten-search.ts'
import { pricesQuery } from '../queries.ts'
import { FeeChildren } from './FeeChildren.tsx'
import { PriceDialog } from './PriceDialog.tsx'

/** The office: what places cost, what the municipality has decided, and who pays. */
export function FeesPage({ search }: { search: KindergartenSearch }) {
  return (
    <StaffPage
      heading={m.kindergarten_fees_heading()}
      intro={m.kindergarten_fees_intro()}
      needs={kindergartenOfficeRoles}
    >
      {() => (
        <SnackbarProvider>
          <div className={styles.area}>
            <Prices />
            <FeeChildren {...search} />
          </div>
        </SnackbarProvider>
      )}
    </StaffPage>
  )
}

function Prices() {
  const { data, error, refetch } = useQuery(pricesQuery)
  const [edited, setEdited] = useState<PriceRow | 'new' | null>(null)
  if (!data && error) return <LoadFailure text={moneyErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={2} />
  return (
    <section className={styles.group}>
      <h2>{m.kindergarten_prices()}</h2>
      {data.items.length === 0 && <p>{m.kindergarten_prices_none()}</p>}
      <Rows label={m.kindergarten_prices()}>
        {data.items.map((price) => (
          <Row
            key={price.id}
            name={m.kindergarten_price_name({ month: monthText(price.validFrom) })}
            details={<PriceDetails price={price} />}
            action={
              <Button variant="secondary" data-size="sm" onClick={() => setEdited(price)}>
                {m.kindergarten_price_change()}
                <span className="ds-sr-only"> {monthText(price.validFrom)}</span>
              </Button>
            }
          />
        ))}
      </Rows>
      <div>
        <Button variant="secondary" onClick={() => setEdited('new')}>
          {m.kindergarten_price_add()}
        </Button>
      </div>
      {edited && (
        <PriceDialog price={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </section>
  )
}

function PriceDetails({ price }: { price: PriceRow }) {
  const { placeOre, mealsOre, secondPercent, laterPercent, freeMonths } = price
  return (
    <>
      <p>
        {m.kindergarten_price_details({
          place: formatKroner(placeOre),
          meals: formatKroner(mealsOre),
          second: secondPercent,
          later: laterPercent,
        })}
      </p>
      {freeMonths.length > 0 && (
        <p>{m.kindergarten_price_free_months({ months: freeMonths.map(monthName).join(', ') })}</p>
      )}
    </>
  )
}
