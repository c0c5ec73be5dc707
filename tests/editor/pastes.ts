/** What a program puts on the clipboard, and what is to be of it in a long text. */
interface Paste {
  readonly from: string
  /** HTML, unless told. */
  readonly type?: 'text/plain'
  readonly data: string
  /** The text without looks beside it. */
  readonly plain?: string
  readonly written: string
}

/** An item of a list as Word writes it. */
const wordItem = (sign: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`

/** A document as Word puts it around what was selected. */
const wordDocument = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=PT style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

/** A run of text as Word on the web writes it. */
const webRun = (words: string, look = '') =>
  `<span class="TextRun" style="margin:0px;font-size:11pt;${look}"><span class="NormalTextRun">${words}</span></span>`

/** What Google Docs puts around everything. */
const googleDocument = (body: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1b2c">${body}</b><br class="Apple-interchange-newline">`

export const pastes: readonly Paste[] = [
  {
    from: 'Word: bold and italics, a comment, and what was deleted',
    data: wordDocument(
      `<p class=MsoNormal>Um <b style='mso-bidi-font-weight:normal'>copo</b> <del cite="mailto:Ana">com</del><ins cite="mailto:Ana">de</ins> <i>água</i>.<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[AS1]</a></span><o:p></o:p></p><div style='mso-element:comment-list'><p class=MsoCommentText>Confirmar</p></div>`,
    ),
    written: 'Um **copo** de *água*.',
  },
  {
    from: 'Word: a heading and a link',
    data: `<h1>Olá</h1><p>Veja <a href="https://exemplo.pt/a">o site</a>.</p>`,
    written: '**Olá**\n\nVeja [o site](https://exemplo.pt/a).',
  },
  { from: 'Word: bullets', data: wordItem('·', 'Roupa') + wordItem('·', 'Água'), written: '- Roupa\n- Água' },
  {
    from: 'Word: lists in lists',
    data: wordItem('·', 'Roupa') + wordItem('1.', 'Meias', 2) + wordItem('§', 'lã', 3) + wordItem('·', 'Água'),
    written: '- Roupa\n  1. Meias\n     - lã\n- Água',
  },
  {
    from: 'Word: numbers that go on',
    data: wordItem('3.', 'Dançar') + wordItem('4.', 'Sair'),
    written: '3. Dançar\n4. Sair',
  },
  {
    from: 'Word: a table',
    data: '<table><tr><td><p>A</p></td><td><p>B</p></td></tr><tr><td>C</td><td>D</td></tr></table>',
    written: 'A\n\nB\n\nC D',
  },
  {
    from: 'Word: an empty paragraph between two, and a tab',
    data: wordDocument(
      `<p class=MsoNormal>Um<span style='mso-tab-count:1'> </span>dois<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Três<o:p></o:p></p>`,
    ),
    written: 'Um dois\n\nTrês',
  },
  {
    from: 'Word: a comment in the margin, and deleted words',
    data: wordDocument(
      `<p class=MsoNormal>Fica<span style='mso-comment-continuation:1'> isto</span><span style='mso-hide:all'> e isto não</span>.</p>`,
    ),
    written: 'Fica isto.',
  },
  {
    from: 'Word on the web',
    data: `<div class="OutlineElement Ltr"><p class="Paragraph">${webRun('Um ')}${webRun('copo', 'font-weight:bold')}${webRun(' de ')}${webRun('água', 'font-style:italic')}<span class="EOP">&nbsp;</span></p></div>`,
    written: 'Um **copo** de *água*',
  },
  {
    from: 'Word on the web: bullets',
    data: `<div><ul class="BulletListStyle1"><li role="listitem"><p class="Paragraph">${webRun('Roupa')}</p></li></ul></div><div><ul class="BulletListStyle1"><li role="listitem"><p class="Paragraph">${webRun('Água')}</p></li></ul></div>`,
    written: '- Roupa\n- Água',
  },
  {
    from: 'Google Docs: bold',
    data: googleDocument(
      '<p dir="ltr"><span style="font-weight:400">Um </span><span style="font-weight:700">copo</span></p>',
    ),
    written: 'Um **copo**',
  },
  {
    from: 'Google Docs: a link',
    data: `<p><a href="https://www.google.com/url?q=https://exemplo.pt/x&sa=D">aqui</a></p>`,
    written: '[aqui](https://exemplo.pt/x)',
  },
  {
    from: 'Google Docs: a link that is cut',
    data: `<p>a <a href="https://www.google.com/url?q=%E0%A4%A&sa=D">b</a></p>`,
    written: 'a b',
  },
  {
    from: 'Google Docs: a list in a list',
    data: '<ul><li><p>Um</p><ul><li><p>Dentro</p></li></ul></li><li><p>Dois</p></li></ul>',
    written: '- Um\n  - Dentro\n- Dois',
  },
  {
    from: 'Google Docs: a list in a list, beside its item',
    data: googleDocument(
      '<ul><li aria-level="1"><p><span>Um</span></p></li><ul><li aria-level="2"><p><span>Dentro</span></p></li></ul><li aria-level="1"><p><span>Dois</span></p></li></ul>',
    ),
    written: '- Um\n  - Dentro\n- Dois',
  },
  {
    from: 'Google Docs: a title, bold and italic at once',
    data: googleDocument(
      '<h2 dir="ltr"><span style="font-weight:400">Sobre</span></h2><p><span style="font-weight:700;font-style:italic">Sim</span></p>',
    ),
    written: '**Sobre**\n\n***Sim***',
  },
  {
    from: 'LibreOffice',
    data: '<p style="margin-bottom: 0.25cm; line-height: 115%">Um <b>copo</b> de <i>água</i>, <font color="#c9211e">vermelho</font></p>\n<ol>\n<li><p>Chegar</p></li>\n<li><p>Sentar</p></li></ol>',
    written: 'Um **copo** de *água*, vermelho\n\n1. Chegar\n2. Sentar',
  },
  {
    from: 'Pages and TextEdit',
    data: `<meta charset="UTF-8"><p class="p1" style="margin: 0px; font: 12px Helvetica;">Um <span class="s1" style="font-weight: bold;">copo</span></p><p class="p2" style="min-height: 14px;"><br></p><p class="p1"><i>Água</i></p>`,
    written: 'Um **copo**\n\n*Água*',
  },
  {
    from: 'Notes on an iPhone',
    data: '<meta charset="UTF-8"><div>Trazer:</div><ul class="Apple-dash-list"><li>roupa</li><li>água</li></ul><div><br></div><div>Até já</div>',
    written: 'Trazer:\n\n- roupa\n- água\n\nAté já',
  },
  {
    from: 'Outlook',
    data: `<div class="elementToProof" style="font-family:Aptos">Olá, <b>Ana</b>.</div><div><br></div><div>Escreva para <a href="mailto:ana@exemplo.pt">ana@exemplo.pt</a>.</div>`,
    written: 'Olá, **Ana**.\n\nEscreva para [ana@exemplo.pt](mailto:ana@exemplo.pt).',
  },
  {
    from: 'Gmail: a quoted letter',
    data: '<div dir="ltr">Obrigada!<div><br></div><div>Até <b>quarta</b></div></div>',
    written: 'Obrigada!\n\nAté **quarta**',
  },
  {
    from: 'Notion',
    data: '<meta charset="utf-8"><p>Um <strong>copo</strong> e <em>água</em></p>\n<ul>\n<li>roupa</li>\n<li>calma</li>\n</ul>\n<!-- notionvc: 1 -->',
    written: 'Um **copo** e *água*\n\n- roupa\n- calma',
  },
  {
    from: 'a page with an address that no page may have',
    data: '<p>2*3*4, <a href="javascript:alert(1)">isto</a>, <a href="/ines/">@ines</a></p>',
    written: '2\\*3\\*4, isto, @ines',
  },
  {
    from: 'Wikipedia',
    data: '<p><b>Biodanza</b> é um <a href="https://pt.wikipedia.org/wiki/Sistema">sistema</a><sup id="cite_ref-1"><a href="https://pt.wikipedia.org/wiki/Biodanza#cite_note-1">[1]</a></sup> de Rolando Toro.</p>',
    written:
      '**Biodanza** é um [sistema](https://pt.wikipedia.org/wiki/Sistema)[[1]](https://pt.wikipedia.org/wiki/Biodanza#cite_note-1) de Rolando Toro.',
  },
  {
    from: 'WordPress, as Chrome copies it',
    data: '<meta charset="utf-8"><span style="color: rgb(0, 0, 0); font-weight: 400; display: inline !important;">Venha<span> </span></span><strong style="font-weight: bolder;">dançar</strong>',
    written: 'Venha **dançar**',
  },
  { from: 'lists that go on', data: '<ul><li>E<ol start="3"><li>D</li></ol></li></ul>', written: '- E\n\n  3. D' },
  {
    from: 'WhatsApp on the web, by Firefox, which copies no styles',
    data: '<div class="lines"><b>Olá</b>\n<b>todas</b> <img alt="🙏" src="x.gif">\nAté <s>já</s>\n<code>sim</code>\n<br>Ana</div>',
    plain: 'Olá\ntodas 🙏\nAté já\nsim\nAna',
    written: '**Olá**\n**todas** 🙏\nAté já\nsim\nAna',
  },
  { from: 'Instagram', data: '<span>Dança 💃🏽</span><br><br><span>#biodanza</span>', written: 'Dança 💃🏽\n\n#biodanza' },
  {
    from: 'Facebook',
    data: '<div dir="auto">Quarta, às 20h</div><div dir="auto">Tragam <span><a href="https://exemplo.pt/">água</a></span> <img alt="💧" src="x.png"><img alt="1️⃣" src="y.png"><img alt="Ana" src="a.png"></div>',
    written: 'Quarta, às 20h\n\nTragam [água](https://exemplo.pt/) 💧1️⃣',
  },
  {
    from: 'WhatsApp, and a link as an assistant writes it',
    type: 'text/plain',
    data: '[20:14, 3/11/2026] Ana: *Olá* a *_todas_*\n[20:15, 3/11/2026] Ana: ~Até~ _já_, 2*3*4 _____ [**isto**](https://exemplo.pt/) ***Já***',
    written:
      '\\[20:14, 3/11/2026\\] Ana: **Olá** a ***todas***\n\\[20:15, 3/11/2026\\] Ana: Até *já*, 2\\*3\\*4 \\_\\_\\_\\_\\_ [**isto**](https://exemplo.pt/) **Já**',
  },
  {
    from: 'a PDF',
    type: 'text/plain',
    data: 'A Biodanza é um sistema de\ndesenvolvimento humano.\n\n• Música\n• Movimento\n\n3. Fim',
    written: 'A Biodanza é um sistema de desenvolvimento humano.\n\n- Música\n- Movimento\n\n3. Fim',
  },
  {
    from: 'Google Sheets',
    data: '<google-sheets-html-origin><table><tbody><tr><td>Quarta</td><td>20h</td></tr><tr><td>Quinta</td><td>19h30</td></tr></tbody></table></google-sheets-html-origin>',
    written: 'Quarta 20h\n\nQuinta 19h30',
  },
  {
    from: 'Teams and Slack: a quote, code, and lines as they were typed',
    data: '<blockquote><p>Ouvi dizer</p></blockquote><p>Escreva <code>npm</code> e <s>nada</s></p><div style="white-space: pre-wrap;">Tragam:\nágua\n\nAté <b>já</b>\nAna</div><p><span style="display: block">Quarta</span><span>Lisboa</span><img aria-roledescription="checkbox"></p>',
    written: 'Ouvi dizer\n\nEscreva npm e nada\n\nTragam:\nágua\n\nAté **já**\nAna\n\nQuarta\nLisboa',
  },
  {
    from: 'the field itself',
    data: '<p data-pm-slice="1 1 []">Veja <a href="/biodanza">isto</a></p>',
    written: 'Veja [isto](/biodanza)',
  },
]
