/** In the head: they are fetched with the style sheets, and run when the page has been read. */
export function LightScripts({ addresses }: { addresses: readonly string[] }) {
  return addresses.map((address) => <script key={address} type="module" src={address} />)
}
