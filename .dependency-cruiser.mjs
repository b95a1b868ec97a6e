/** The arrows of docs/architecture.md. A suppression here is a change of the architecture: write the decision down. */
export default {
  forbidden: [
    {
      name: 'contract-reads-zod-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/contract/', 'node_modules/zod/'] },
    },
    {
      name: 'domain-reads-contract-only',
      comment: 'zod and culori are pure; nothing else is needed where there is no I/O.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: ['\\.test\\.ts$', '/testing/'] },
      to: { pathNot: ['^src/(domain|contract)/', 'node_modules/(zod|culori)/'] },
    },
    {
      name: 'server-never-reads-web',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'web-never-reads-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/(server|languages)/' },
    },
    {
      name: 'languages-are-words',
      comment:
        "What a language says is typed by the English words, and needs nothing else of the two sides but the product's name.",
      severity: 'error',
      from: { path: '^src/languages/' },
      to: {
        path: '^src/(web|server)/',
        pathNot: '^src/web/lib/product\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-features-meet-in-app',
      comment: 'A slice does not know another; app/ puts them together.',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/(features/(?!$1/)|app/)' },
    },
    {
      name: 'list-and-detail-of-outfits-know-change-which-knows-generate',
      comment: 'Never back: the list and the dialog of an outfit meet in outfit-dialogs.tsx only.',
      severity: 'error',
      from: {
        path: '^src/web/features/outfits/(list|detail|change|generate)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: [
          '^src/web/features/outfits/(?!$1/)(list|detail)/',
          '^src/web/features/outfits/outfit(s-panel|-dialogs)\\.tsx$',
        ],
      },
    },
    {
      name: 'generating-an-outfit-knows-no-change',
      severity: 'error',
      from: { path: '^src/web/features/outfits/generate/' },
      to: { path: '^src/web/features/outfits/change/' },
    },
    {
      name: 'what-slices-share-knows-no-slice',
      severity: 'error',
      from: { path: '^src/web/(shared|ui|lib)/' },
      to: { path: '^src/web/(features|app)/' },
    },
    {
      name: 'ui-and-lib-know-no-product',
      comment:
        'They call no route and show nothing of a slice; what several slices show or ask stands in web/shared.',
      severity: 'error',
      from: { path: '^src/web/(ui|lib)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/(contract|web/shared)/',
        pathNot: '^src/contract/(error|field-errors|languages|markets|palette|product|route|said)\\.ts$',
      },
    },
    {
      name: 'ui-has-words-of-its-own-only',
      severity: 'error',
      from: { path: '^src/web/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/words/' },
    },
    {
      name: 'repositories-stay-in-their-slice',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/' },
      to: { path: '^src/server/features/(?!$1/)[^/]+/[^/]+\\.(repository|routes)\\.ts$' },
    },
    {
      name: 'adapters-know-no-slice',
      severity: 'error',
      from: { path: '^src/server/(adapters|db|http)/' },
      to: { path: '^src/server/features/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'words-are-read-before-wishes',
      comment: 'What a word means knows nothing of what it is wished for.',
      severity: 'error',
      from: {
        path: '^src/domain/stylist/house/language/(mentions|lexicon|situations|scope|nouns|senses|de|en)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^src/domain/stylist/house/(language/(told|wishes|understood)|revise|feedback)/' },
    },
    {
      name: 'a-change-is-read-before-it-is-done',
      severity: 'error',
      from: {
        path: '^src/domain/stylist/house/revise/(senses|clauses|edits|weigh)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^src/domain/stylist/house/revise/(apply|check|recall)/' },
    },
    {
      name: 'no-circles',
      comment: 'Of types neither: what two files need of each other belongs in a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'production-code-needs-no-development-package',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-house-stands-behind-its-port',
      comment:
        'Slices are given a stylist by services.ts. What a closet lacks (gaps) is asked of no engine, and seeds are no styling.',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: [
          '^src/server/adapters/(ai|images)/',
          '^src/server/(start-server|operator/installation-services)\\.ts$',
          '/testing/',
          '\\.test\\.ts$',
        ],
      },
      to: {
        path: '^src/domain/stylist/house/',
        pathNot: '^src/domain/stylist/house/(gaps/|compose/seeded-random\\.ts)',
      },
    },
    {
      name: 'models-stay-behind-their-adapter',
      comment:
        'What talks to models is as large as the rest of the server, and loaded only when one is configured.',
      severity: 'error',
      from: { pathNot: ['^src/server/adapters/ai/', 'node_modules'] },
      to: { path: 'node_modules/(ai|@ai-sdk)/' },
    },
    {
      name: 'models-are-loaded-lazily',
      severity: 'error',
      from: { path: '^src/server/', pathNot: ['^src/server/adapters/ai/', '/testing/', '\\.test\\.ts$'] },
      to: {
        path: '^src/server/adapters/ai/(open-advisors|open-provider|ask-model|model-painter|model-stylist|read-failure|read-prompts)',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
