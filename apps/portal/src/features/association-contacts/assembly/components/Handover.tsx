import { Button } from '@digdir/designsystemet-react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { type PageId, pageIds, pagePath } from '#platform/routing/route-table.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useContactAction } from '../../contacts/use-contact-action.ts'
import type { AssemblyView, HandoverItemView } from '../../model/contract.ts'
import { acceptHandover } from '../queries.ts'

type Props = { id: string; assembly: AssemblyView }

/** What the new board takes over, accepted one by one or all at once. */
export function Handover({ id, assembly }: Props) {
  const { items, mayAccept } = assembly
  const waiting = items.filter(({ acceptedAt }) => acceptedAt === null)
  const all = useContactAction(() => acceptHandover(id, assembly.id, null), {
    said: () => m.association_handover_accepted_all(),
  })
  if (items.length === 0) return null
  return (
    <>
      <h3>{m.association_handover_heading()}</h3>
      <p>
        {waiting.length === 0
          ? m.association_handover_done()
          : mayAccept
            ? m.association_handover_text()
            : m.association_handover_not_yours()}
      </p>
      <Rows label={m.association_handover_heading()}>
        {items.map((item) => (
          <Row
            key={item.id}
            name={textIn(item.name)}
            details={<Details id={id} item={item} />}
            action={
              mayAccept &&
              item.acceptedAt === null && (
                <AcceptButton id={id} assembly={assembly.id} item={item} />
              )
            }
          />
        ))}
      </Rows>
      {mayAccept && waiting.length > 1 && (
        <div>
          <Button loading={all.isPending} onClick={() => all.mutate()}>
            {m.association_handover_accept_all()}
          </Button>
        </div>
      )}
    </>
  )
}

const isPageId = (page: string | null): page is PageId => pageIds.some((id) => id === page)

function Details({ id, item }: { id: string; item: HandoverItemView }) {
  const { text, page, acceptedAt, acceptedBy } = item
  return (
    <>
      <p>{textIn(text)}</p>
      {isPageId(page) && (
        <p>
          <ContentLink href={pagePath(page, getLocale(), { id })}>
            {m.association_handover_open()}
          </ContentLink>
        </p>
      )}
      {acceptedAt !== null && (
        <p>
          {m.association_handover_accepted_by({
            name: acceptedBy ?? m.association_handover_somebody(),
            day: formatDayAndYear(new Date(acceptedAt)),
          })}
        </p>
      )}
    </>
  )
}

function AcceptButton(props: { id: string; assembly: string; item: HandoverItemView }) {
  const { id, assembly, item } = props
  const name = textIn(item.name)
  const accepting = useContactAction(() => acceptHandover(id, assembly, [item.id]), {
    said: () => m.association_handover_accepted({ name }),
  })
  return (
    <Button
      variant="secondary"
      data-size="sm"
      loading={accepting.isPending}
      aria-label={m.association_handover_accept_of({ name })}
      onClick={() => accepting.mutate()}
    >
      {m.association_handover_accept()}
    </Button>
  )
}
