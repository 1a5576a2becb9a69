import type { HealthCenter } from '@trivsel/content-contract/kinds/health-centers/contract'
import { LocationActions } from '#core/locations/LocationActions.tsx'
import { m } from '#messages'
import { DetailPage, FactBox } from '#ui/detail-page/DetailPage.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import { HealthCenterAreas } from './HealthCenterAreas.tsx'
import { ImmediateHelp } from './ImmediateHelp.tsx'
import { PhoneHours } from './PhoneHours.tsx'

export function HealthCenterPage({ healthCenter }: { healthCenter: HealthCenter }) {
  const { phoneHours, immediateHeader, immediateText } = healthCenter
  const hasImmediateHelp = immediateHeader !== null || immediateText.length > 0
  return (
    <DetailPage
      page={healthCenter}
      notice={hasImmediateHelp && <ImmediateHelp header={immediateHeader} text={immediateText} />}
      facts={<HealthCenterFacts healthCenter={healthCenter} />}
      list={{ page: 'healthCenters', back: m.health_center_back() }}
    >
      <HealthCenterAreas areas={healthCenter.areas} />
      {phoneHours && <PhoneHours phoneHours={phoneHours} />}
    </DetailPage>
  )
}

function HealthCenterFacts({ healthCenter }: { healthCenter: HealthCenter }) {
  const { address, location, mainAction, mapUrl, phone, publicTransport } = healthCenter
  const facts = [address, location, mainAction, mapUrl, phone, publicTransport]
  if (facts.every((fact) => !fact)) return null
  return (
    <FactBox heading={m.health_center_facts()}>
      <Facts>
        <Fact label={m.location_address()}>{address}</Fact>
        <Fact label={m.location_map()}>
          {mapUrl && <a href={mapUrl}>{m.location_show_on_map()}</a>}
        </Fact>
        <Fact label={m.location_public_transport()}>{publicTransport}</Fact>
        <Fact label={m.location_phone()}>{phone && <PhoneLink phone={phone} />}</Fact>
      </Facts>
      <LocationActions place={healthCenter} />
    </FactBox>
  )
}
