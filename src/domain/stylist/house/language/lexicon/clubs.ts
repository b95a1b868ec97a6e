import type { ColourName } from '#contract/palette.ts';
import { levelled } from '../mentions/tokens.ts';

interface Club {
  /** As it is said back. */
  name: string;
  colours: readonly ColourName[];
}

/**
 * The colors of well-known clubs and counties of the United States, the United Kingdom, Ireland and Australia, as they have worn them
 * for generations; the main one first. No crests, no shirts. `places` are towns and counties too, or
 * ordinary words.
 */
const CLUBS: readonly { colours: readonly ColourName[]; names?: string; places?: string }[] = [
  {
    colours: ['Black', 'White'],
    names:
      'Newcastle United|Juventus|the Magpies|the All Blacks|Brooklyn Nets|San Antonio Spurs|LA Kings|Las Vegas Raiders|the Raiders',
    places: 'Collingwood|Newcastle|Fulham|Sligo|the Spurs',
  },
  {
    colours: ['Red', 'White'],
    names:
      'Arsenal|the Gunners|Manchester United|Man United|Man Utd|Nottingham Forest|Sunderland AFC|Sydney Swans|the Swans|St George Illawarra|' +
      'Detroit Red Wings|the Red Wings|Chicago Bulls|the Badgers|the Cornhuskers|Kansas City Chiefs|the Phillies|Cincinnati Reds|St Louis Cardinals',
    places:
      'Sunderland|Southampton|Cork|Derry|Tyrone|Louth|the Reds|the Cardinals|Brentford|Sheffield United|Ulster',
  },
  {
    colours: ['Red'],
    names: 'Liverpool FC|Aberdeen FC|Houston Rockets|Queensland Reds|Carolina Hurricanes',
    places: 'Liverpool|Aberdeen|Munster|Wales',
  },
  {
    colours: ['Red', 'Black'],
    names:
      'Essendon|the Bombers|Atlanta Falcons|the Falcons|Portland Trail Blazers|Georgia Bulldogs|Western Sydney Wanderers|Toronto Raptors|Tampa Bay Buccaneers|the Buccaneers|Chicago Blackhawks|the Blackhawks|Ottawa Senators|the Crusaders',
    places: 'Down|Bournemouth|Georgia',
  },
  {
    colours: ['Royal Blue', 'White'],
    names:
      'Chelsea FC|Everton|the Toffees|Ipswich Town|Rangers FC|Glasgow Rangers|Kansas City Royals|the Dodgers|LA Dodgers|Los Angeles Dodgers|Indianapolis Colts|the Colts|Toronto Maple Leafs|the Maple Leafs|Tampa Bay Lightning|' +
      'North Melbourne|Canterbury Bulldogs|Brighton and Hove Albion|Portsmouth FC|Kentucky Wildcats|Duke Blue Devils|the Toronto Blue Jays|the Blue Jays',
    places: 'Chelsea|Ipswich|Brighton|Portsmouth|Leicester|Waterford|Monaghan|Laois|Cavan|Leinster|Duke',
  },
  {
    colours: ['Navy', 'White'],
    names:
      'Tottenham|Tottenham Hotspur|Geelong|the Geelong Cats|the Yankees|New York Yankees|Dallas Cowboys|the Cowboys|Penn State|Nittany Lions|Millwall|Preston North End',
    places: 'Kildare|Yale|Scotland',
  },
  {
    colours: ['Navy'],
    names: 'Carlton FC|Carlton Blues|NSW Blues|Melbourne Victory|Seattle Mariners|the Mariners',
    places: 'Carlton',
  },
  {
    colours: ['Navy', 'Red'],
    names:
      'the Melbourne Demons|Adelaide Crows|New England Patriots|the Patriots|Red Sox|Boston Red Sox|Minnesota Twins|Atlanta Braves|the Braves|Cleveland Guardians|Sydney Roosters|the Roosters|Houston Texans|the Texans|Washington Nationals|Washington Capitals|Columbus Blue Jackets|Washington Wizards|Ole Miss|Chicago Cubs|the Cubs',
  },
  {
    colours: ['Royal Blue', 'Red'],
    names:
      'Crystal Palace|Buffalo Bills|the Bills|New York Giants|Western Bulldogs|Newcastle Knights|the Newcastle Knights|New York Rangers|Montreal Canadiens|Detroit Pistons|the Pistons|Philadelphia 76ers|the Sixers|LA Clippers|Texas Rangers|Barcelona|the Jayhawks',
  },
  {
    colours: ['Navy', 'Orange'],
    names:
      'Chicago Bears|the Bears|Denver Broncos|Houston Astros|the Astros|Edmonton Oilers|the Oilers|Auburn Tigers|Syracuse Orange|Luton Town',
  },
  {
    colours: ['Royal Blue', 'Orange'],
    names:
      'New York Mets|the Mets|New York Knicks|the Knicks|Florida Gators|the Gators|Boise State|New York Islanders|Oklahoma City Thunder',
  },
  {
    colours: ['Navy', 'Gold'],
    names:
      'West Coast Eagles|Notre Dame|Fighting Irish|Parramatta Eels|the Eels|North Queensland Cowboys|Michigan Wolverines|the Wolverines|Milwaukee Brewers|the Brewers|Nashville Predators|Indiana Pacers|the Pacers|Denver Nuggets|the Nuggets|Buffalo Sabres|Cal Bears|the ACT Brumbies|the Brumbies|Leeds Rhinos',
    places: 'Michigan|Tipperary|Clare|Roscommon|Longford|Wicklow',
  },
  {
    colours: ['Royal Blue', 'Gold'],
    names:
      'Golden State Warriors|the Warriors|LA Rams|the Rams|Los Angeles Rams|the UCLA Bruins|St Louis Blues|Gold Coast Titans|Los Angeles Chargers',
    places: 'Leeds|UCLA',
  },
  {
    colours: ['Sky Blue', 'White'],
    names:
      'Manchester City|Man City|Coventry City|North Carolina Tar Heels|the Tar Heels|Sydney FC|NSW Waratahs|the Waratahs|Melbourne City',
    places: 'Dublin|the Dubs|Coventry',
  },
  {
    colours: ['Burgundy', 'Sky Blue'],
    names: 'Aston Villa|West Ham|West Ham United|Burnley FC|Colorado Avalanche|the Avalanche',
    places: 'Burnley|Westmeath',
  },
  {
    colours: ['Burgundy', 'White'],
    names: 'Hearts FC|Texas A&M|the Aggies|Manly Sea Eagles|Queensland Maroons|the Maroons',
    places: 'Galway|Hearts|Queensland',
  },
  {
    colours: ['Burgundy', 'Gold'],
    names:
      'Brisbane Lions|Brisbane Broncos|the Broncos|Washington Commanders|the Commanders|Florida State|the Seminoles|USC Trojans|the Trojans|Cleveland Cavaliers|the Cavaliers|Arizona State|Bradford City|the Minnesota Gophers',
    places: 'USC',
  },
  {
    colours: ['Emerald', 'White'],
    names:
      'Celtic FC|Glasgow Celtic|Hibernian|Boston Celtics|the Celtics|New York Jets|the Jets|Plymouth Argyle|Michigan State|the Spartans|Dallas Stars',
    places: 'Celtic|Hibs|Limerick|Fermanagh|Ireland|Connacht',
  },
  {
    colours: ['Forest Green', 'Gold'],
    names:
      'Green Bay Packers|the Packers|Oakland Athletics|the Wallabies|the Socceroos|the Matildas|Norwich City|Canberra Raiders|Baylor Bears|Seattle SuperSonics|Milwaukee Bucks|the Bucks',
    places: 'Kerry|Donegal|Meath|Leitrim|Offaly|Norwich|Australia|Oregon',
  },
  {
    colours: ['Emerald', 'Red'],
    names: 'South Sydney Rabbitohs|the Rabbitohs|Souths|Minnesota Wild',
    places: 'Mayo|Carlow',
  },
  {
    colours: ['Yellow', 'Black'],
    names:
      'Richmond Tigers|Pittsburgh Steelers|the Steelers|Pittsburgh Pirates|the Pirates|Pittsburgh Penguins|the Penguins|Boston Bruins|the Bruins|Watford FC|Iowa Hawkeyes|the Hawkeyes|Missouri Tigers|Wellington Phoenix|Castleford Tigers',
    places: 'Richmond|Watford|Kilkenny|Cambridge United|Iowa',
  },
  {
    colours: ['Gold', 'Black'],
    names:
      'Wolverhampton Wanderers|Wolves FC|New Orleans Saints|Vegas Golden Knights|Purdue Boilermakers|Vanderbilt Commodores|UCF Knights|Colorado Buffaloes|Army Black Knights',
    places: 'Wolves|Hull City|Antrim',
  },
  {
    colours: ['Brown', 'Gold'],
    names: 'Hawthorn Hawks|San Diego Padres|the Padres|Wyoming Cowboys',
    places: 'Hawthorn',
  },
  { colours: ['Brown', 'Orange'], names: 'Cleveland Browns|the Browns' },
  {
    colours: ['Purple', 'White'],
    names:
      'Fremantle Dockers|the Dockers|Melbourne Storm|Kansas State|TCU Horned Frogs|Northwestern Wildcats|Colorado Rockies|the Rockies|Sacramento Kings',
    places: 'Fremantle',
  },
  {
    colours: ['Purple', 'Gold'],
    names:
      'Minnesota Vikings|the Vikings|LA Lakers|the Lakers|Los Angeles Lakers|LSU Tigers|Washington Huskies|Perth Glory',
    places: 'Wexford|LSU',
  },
  { colours: ['Purple', 'Black'], names: 'Baltimore Ravens|the Ravens' },
  {
    colours: ['Orange', 'Black'],
    names:
      'Cincinnati Bengals|the Bengals|San Francisco Giants|the SF Giants|Baltimore Orioles|the Orioles|Philadelphia Flyers|the Flyers|Anaheim Ducks|Dundee United|Oklahoma State|Oregon State|Wests Tigers',
  },
  {
    colours: ['Orange', 'White'],
    names: 'Blackpool FC|Tennessee Volunteers|the Vols|Phoenix Suns|Clemson Tigers|Brisbane Roar|GWS Giants',
    places: 'Armagh|Clemson|Tennessee|Blackpool',
  },
  { colours: ['Rust', 'White'], names: 'Texas Longhorns|the Longhorns' },
  {
    colours: ['Red', 'Gold'],
    names:
      'San Francisco 49ers|the 49ers|the Niners|Gold Coast Suns|Miami Heat|Calgary Flames|the Iowa State Cyclones|Dolphins NRL|Partick Thistle',
  },
  {
    colours: ['Red', 'Gray'],
    names: 'Ohio State|the Buckeyes|Buckeyes|Arizona Cardinals|Atlanta Hawks|the Lobos',
  },
  {
    colours: ['Burgundy'],
    names: 'Alabama Crimson Tide|Crimson Tide|Oklahoma Sooners|the Sooners|Harvard Crimson',
    places: 'Alabama|Oklahoma|Harvard',
  },
  {
    colours: ['Teal', 'Black'],
    names:
      'Port Adelaide|San Jose Sharks|Jacksonville Jaguars|the Jaguars|Miami Marlins|the Marlins|Charlotte Hornets',
  },
  { colours: ['Teal', 'Orange'], names: 'Miami Dolphins' },
  {
    colours: ['Navy', 'Teal'],
    names: 'Seattle Kraken|the Kraken|Seattle Seahawks|the Seahawks|Tennessee Titans|Memphis Grizzlies',
  },
  { colours: ['Forest Green', 'Silver'], names: 'Philadelphia Eagles' },
  { colours: ['Royal Blue', 'Silver'], names: 'Detroit Lions|Dallas Mavericks|Orlando Magic' },
  { colours: ['Sky Blue', 'Black'], names: 'Cronulla Sharks|Tampa Bay Rays' },
  { colours: ['Red', 'Navy'], names: 'LA Angels|Los Angeles Angels|England rugby', places: 'England' },
];

const MEANT: ReadonlyMap<string, Club> = new Map(
  CLUBS.flatMap(({ colours, names = '', places = '' }) =>
    [...names.split('|'), ...places.split('|')]
      .filter((name) => name !== '')
      .map((name) => [plain(name), { name, colours }] as const),
  ),
);

const SUPPORTS =
  '(?:barrack(?:ing|s)? for|root(?:ing)? for|cheer(?:ing)? (?:for|on)|(?:i|we|he|she|family|all) (?:all )?(?:support|supports|follow|go for)|support(?:ing)?|supporters? of|fans? of|up|go|mon|come on|c mon)';
/** Who only says which game it is may be for the others. */
const BEHIND = '(?:fans?|supporters?|season tickets?|through and through)';

/** Whom a text supports: the club with its colors, or the words where nobody has them written down; null where it is for no one. */
export function clubSaid(prompt: string): Club | { unknown: string } | null {
  const text = ` ${plain(prompt)} `;
  const found = [...MEANT]
    .filter(([name]) => isSupported(text, name))
    .sort(([one], [other]) => other.length - one.length)[0]?.[1];
  if (found !== undefined) return found;
  const unknown = UNKNOWN.exec(text)?.groups?.whom;

  return unknown === undefined ? null : { unknown };
}

/** "I barrack for the Wombats": a word that only follows a club. */
const UNKNOWN =
  /\b(?:barrack(?:ing)? for|root(?:ing)? for) (?:the )?(?<whom>(?!my|our|his|her|them|him|you|it|us)[a-z]{3,})/;

function isSupported(text: string, name: string): boolean {
  const whom = name.replace(/^the /, '');

  // Few names stand in a text at all: the pattern is made for those.
  return (
    text.includes(whom) &&
    new RegExp(`\\b(?:${SUPPORTS} (?:the )?${whom}\\b|${whom} ${BEHIND}\\b)`).test(text)
  );
}

function plain(text: string): string {
  return levelled(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim();
}
