/**
 * A page for editors who come before the admin is built.
 * @param seconds after which it is loaded again
 */
export function waitingPage(seconds: number): string {
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}">
<title>Redaktørsidene bygges</title>
</head>
<body>
<main>
<h1>Redaktørsidene bygges</h1>
<p>Det tar omtrent et minutt ved første start. Siden lastes på nytt av seg selv.</p>
<p lang="en">The editors’ pages are being built, which takes about a minute at the first start. This page reloads by itself.</p>
</main>
</body>
</html>
`
}
