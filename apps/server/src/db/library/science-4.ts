import type { CourseContent } from './types.ts';

export const science4: CourseContent = {
  key: 'science-4',
  title: 'Science 4: Weather, Water and Light',
  subject: 'Science',
  description:
    'What makes the wind blow, where puddles go and why shadows grow. Young scientists measure, draw and try things ' +
    'out at home with an adult, then explain what they found.',
  gradeLevel: 4,
  credits: 1,
  ncaaArea: null,
  modules: [
    {
      title: 'Weather',
      lessons: [
        {
          key: 'measuring-weather',
          title: 'Measuring the Weather',
          estimatedMinutes: 20,
          objectives: [
            'Name the tools that measure weather and say what each one measures',
            'Read a bar graph of rain',
            'Find a total, an average and a difference from weather data',
            'Tell the difference between weather and climate',
          ],
          introduction:
            'Is it a T-shirt day or a raincoat day? You can look out of the window and guess. Scientists do better: they ' +
            'measure. In this lesson you learn how, and you build a tool of your own.',
          mainContent: `<h2>What weather is</h2>
<p><strong>Weather</strong> is what the air outside is doing right now. Is the air hot or cold? Is it still or windy? Is
it clear or cloudy? Is water falling from the sky?</p>
<p>Water that falls from the sky is called <strong>precipitation</strong>. Rain, snow, sleet and hail are all
precipitation.</p>

<h2>Tools of a weather watcher</h2>
<table>
<thead>
<tr><th scope="col">Tool</th><th scope="col">What it measures</th><th scope="col">Unit</th></tr>
</thead>
<tbody>
<tr><th scope="row">Thermometer</th><td>How hot or cold the air is</td><td>degrees (°F or °C)</td></tr>
<tr><th scope="row">Rain gauge</th><td>How deep the rain is</td><td>millimeters or inches</td></tr>
<tr><th scope="row">Wind vane</th><td>Where the wind comes from</td><td>north, east, south, west</td></tr>
<tr><th scope="row">Anemometer</th><td>How fast the wind blows</td><td>miles per hour</td></tr>
</tbody>
</table>
<p>Put a thermometer in the shade. In the sun it gets hotter than the air around it, and then it does not tell you the
temperature of the air.</p>

<h2>Reading a graph</h2>
<p>Zoe measured the rain for five school days. Each bar shows one day.</p>
<figure><svg viewBox="0 0 560 268" role="img" aria-label="Bar graph of rain: Monday 4, Tuesday 0, Wednesday 10, Thursday 6 and Friday 0 millimeters"><line class="line-soft" x1="70" y1="170" x2="530" y2="170"></line><text class="label-small" x="60" y="174" text-anchor="end">4</text><line class="line-soft" x1="70" y1="110" x2="530" y2="110"></line><text class="label-small" x="60" y="114" text-anchor="end">8</text><line class="line-soft" x1="70" y1="50" x2="530" y2="50"></line><text class="label-small" x="60" y="54" text-anchor="end">12</text><text class="label-small" x="60" y="234" text-anchor="end">0</text><text class="label" x="70" y="28" text-anchor="start">Rain in millimeters</text><rect class="area-blue" x="95" y="170" width="50" height="60"></rect><text class="label-strong" x="120" y="162" text-anchor="middle">4</text><text class="label" x="120" y="254" text-anchor="middle">Mon</text><text class="label-strong" x="210" y="222" text-anchor="middle">0</text><text class="label" x="210" y="254" text-anchor="middle">Tue</text><rect class="area-blue" x="275" y="80" width="50" height="150"></rect><text class="label-strong" x="300" y="72" text-anchor="middle">10</text><text class="label" x="300" y="254" text-anchor="middle">Wed</text><rect class="area-blue" x="365" y="140" width="50" height="90"></rect><text class="label-strong" x="390" y="132" text-anchor="middle">6</text><text class="label" x="390" y="254" text-anchor="middle">Thu</text><text class="label-strong" x="480" y="222" text-anchor="middle">0</text><text class="label" x="480" y="254" text-anchor="middle">Fri</text><line class="line" x1="70" y1="44" x2="70" y2="230"></line><line class="line" x1="70" y1="230" x2="530" y2="230"></line></svg><figcaption>Zoe’s rain from Monday to Friday.</figcaption></figure>
<p>Look at Wednesday. The top of the bar stands at 10, so 10 millimeters of rain fell. On Tuesday and Friday there is no
bar. That does not mean that Zoe forgot to look. It means that no rain fell.</p>

<h2>Formulas</h2>
<ul>
<li><var>total</var> = all the days added together</li>
<li><var>average</var> = <var>total</var> ÷ <var>number of days</var></li>
<li><var>difference</var> = <var>highest</var> − <var>lowest</var></li>
</ul>
<p>Zoe’s total is 4 + 0 + 10 + 6 + 0 = 20 millimeters. Her average is 20 ÷ 5 = 4 millimeters a day. Her difference is
10 − 0 = 10 millimeters.</p>

<h2>Weather or climate?</h2>
<p>Weather changes from day to day. <strong>Climate</strong> is the weather that a place usually has over many years.
Scientists often use 30 years. The climate tells you which clothes to own. The weather tells you which clothes to put on
today.</p>
<p>One hot day in a cold place does not change its climate. One rainy week does not either.</p>

<h2>Try it at home: a rain gauge</h2>
<p>Do this with an adult.</p>
<ol>
<li>Take a clear jar with straight sides and a flat bottom.</li>
<li>Tape a ruler to the outside. The zero must be level with the inside bottom of the jar.</li>
<li>Put the jar outside in the open, away from trees and walls. Set it between some stones so that it cannot tip.</li>
<li>Read it at the same time each day. Write the number down, then pour the water out.</li>
</ol>

<h2>Common mistakes</h2>
<ul>
<li><strong>“A north wind blows to the north.”</strong> It comes <em>from</em> the north.</li>
<li><strong>Leaving out the days with 0.</strong> They count as days when you work out an average.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Weather',
              meaning: 'What the air outside is doing now: hot or cold, windy, cloudy, wet or dry.',
            },
            { term: 'Climate', meaning: 'The weather that a place usually has over many years.' },
            { term: 'Precipitation', meaning: 'Water that falls from the sky as rain, snow, sleet or hail.' },
            { term: 'Thermometer', meaning: 'A tool that measures how hot or cold something is.' },
            { term: 'Rain gauge', meaning: 'A tool that measures how deep the rain is that has fallen.' },
          ],
          assignment: {
            key: 'mias-weather-notebook',
            title: 'Mia’s Weather Notebook',
            description:
              'Use five days of weather data to find a total, an average and a difference. Then tell Mia’s brother ' +
              'whether he is right about the climate.',
            kind: 'assignment',
            pointsPossible: 30,
            instructions: {
              durationMinutes: 25,
              materials: [
                'Mia’s notebook on this page (or your own notes from five days)',
                'Paper and a pencil for the sums',
                'The answer box on this page',
              ],
              steps: [
                'Find the total rain of the five days and the average rain a day. Show your sums.',
                'Find the difference between the highest and the lowest temperature.',
                'Name the two tools Mia used for the rain and the temperature. Tell where each one should stand and why.',
                'Answer her brother. Is he right? Use the words weather and climate.',
              ],
              story: {
                title: 'Mia’s notebook',
                content: `Mia measured the weather every day at four o’clock.

Monday: 61 °F, 2 mm of rain

Tuesday: 66 °F, no rain

Wednesday: 58 °F, 9 mm of rain

Thursday: 55 °F, 4 mm of rain

Friday: 70 °F, no rain

Her brother looked over her shoulder. “It rained three days out of five,” he said. “So we live in a rainy climate.” Mia was not so sure.`,
              },
            },
            rubric: [
              {
                id: 'sums',
                name: 'Total, average and difference',
                points: 12,
                description: 'Find the three numbers and show your sums.',
                notes:
                  'Adds 2 + 0 + 9 + 4 + 0 = 15 mm for the total, divides 15 ÷ 5 = 3 mm for the average, and subtracts ' +
                  '70 − 55 = 15 °F for the difference.',
                source: 'ai',
                levels: [
                  { id: 'all', label: 'All three right, with sums', points: 12 },
                  { id: 'two', label: 'Two right', points: 8 },
                  { id: 'one', label: 'One right', points: 4 },
                  { id: 'none', label: 'None right', points: 0 },
                ],
              },
              {
                id: 'tools',
                name: 'Tools and their places',
                points: 8,
                description: 'Say where each tool belongs, and why.',
                notes:
                  'Says that a rain gauge stands outside in the open, away from trees, so the rain can fall in, and that ' +
                  'a thermometer stands in the shade because the sun would make it hotter than the air.',
                source: 'ai',
                levels: [
                  { id: 'both', label: 'Both tools with place and reason', points: 8 },
                  { id: 'one', label: 'One tool with a reason, or both without', points: 4 },
                  { id: 'none', label: 'No tool', points: 0 },
                ],
              },
              {
                id: 'climate',
                name: 'Weather or climate',
                points: 10,
                description: 'Tell Mia’s brother whether he is right, and why.',
                notes:
                  'Says that the brother is not right: one week is weather, and climate is the usual weather of a place ' +
                  'over many years, so she needs data from many more years.',
                source: 'ai',
                levels: [
                  { id: 'clear', label: 'Clear answer with weather and climate', points: 10 },
                  { id: 'partly', label: 'Right, but without a reason', points: 5 },
                  { id: 'none', label: 'Agrees with the brother, or no answer', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `The total is 2 + 0 + 9 + 4 + 0 = 15 mm of rain. For the average I divided 15 by the number of days. 15 ÷ 5 = 3, so the average is 3 mm a day. I counted the dry days too, because they are days.

The highest temperature is 70 and the lowest is 55. The difference is 70 − 55 = 15 °F.

Mia used a rain gauge for the rain. It should stand outside in the open and away from trees, so that all the rain can fall in and nothing drips in from the leaves. For the temperature she used a thermometer. It should stand in the shade, because in the sun it gets hotter than the air and then the number is wrong.

Her brother is not right. One week is only weather. Climate is the usual weather of a place over many years. Maybe it was just a wet week. Mia would need data from many more years, like 30, before she can say that the climate is rainy.`,
              `2 + 9 + 4 = 15 mm is the total. The average is 15 ÷ 5 = 3 mm. The difference is 70 − 55 = 15 °F.

She used a rain gauge and a thermometer. The thermometer goes in the shade because the sun makes it too hot.

Her brother is not right because one week is weather and climate is many years.`,
              `It rained 15 mm. The hottest day was 70. She had a thermometer. I think he is wrong because it was only one week.`,
              'Yes he is right because it rained a lot. I like snow better.',
            ],
          },
        },
        {
          key: 'air-wind-clouds',
          title: 'Air, Wind and Clouds',
          estimatedMinutes: 20,
          objectives: [
            'Explain why warm air rises and cool air sinks',
            'Describe how a sea breeze starts',
            'Name four kinds of clouds by their shapes',
            'Tell what to do when you hear thunder',
          ],
          introduction:
            'You cannot see air, but you can feel it push on your face. Air moves, carries water and builds clouds as ' +
            'tall as mountains. What sets it moving? The answer starts with the Sun.',
          mainContent: `<h2>Air is real stuff</h2>
<p>Blow up a balloon. The air takes up space, and it pushes out on the rubber. Air even has weight. The air in a bedroom
weighs about as much as you do.</p>

<h2>Warm air rises</h2>
<p>When air gets warm, its tiny parts move apart, and the air spreads out. Now a boxful of warm air is lighter
than the same box full of cool air. So warm air floats up, as a cork floats up in water. Cool air is heavier. It sinks and slides in
below.</p>
<p>Moving air has a name that you know: <strong>wind</strong>.</p>

<h2>A breeze from the sea</h2>
<p>On a sunny day sand and soil warm up faster than water. You feel it at the beach: the sand burns your feet while the
water is still cool.</p>
<figure><svg viewBox="0 0 560 290" role="img" aria-label="Warm air rises over the warm land, cools high up, sinks over the cool sea and blows back to the land as a sea breeze"><circle class="area-amber" cx="56" cy="48" r="24"></circle><text class="label" x="56" y="53" text-anchor="middle">Sun</text><rect class="area-amber" x="20" y="226" width="260" height="50"></rect><rect class="area-blue" x="280" y="236" width="260" height="40"></rect><text class="label-strong" x="150" y="257" text-anchor="middle">warm land</text><text class="label-strong" x="410" y="262" text-anchor="middle">cool sea</text><line class="line-clay" x1="140" y1="186" x2="140" y2="96"></line><polygon class="mark-clay" points="133,98 147,98 140,86"></polygon><text class="label" x="126" y="146" text-anchor="end">warm air rises</text><line class="line" x1="166" y1="72" x2="394" y2="72"></line><polygon class="mark" points="392,65 392,79 404,72"></polygon><text class="label" x="285" y="58" text-anchor="middle">the air cools high up</text><line class="line-blue" x1="424" y1="86" x2="424" y2="176"></line><polygon class="mark-blue" points="417,176 431,176 424,188"></polygon><text class="label" x="438" y="146" text-anchor="start">cool air sinks</text><line class="line-blue" x1="398" y1="206" x2="178" y2="206"></line><polygon class="mark-blue" points="180,199 180,213 168,206"></polygon><text class="label-strong" x="285" y="192" text-anchor="middle">sea breeze</text></svg><figcaption>By day the air goes around in a loop: up over the land, down over the sea.</figcaption></figure>
<p>The warm land heats the air above it. That air rises. Cool air from over the sea moves in to take its place. You feel
it as a <strong>sea breeze</strong>.</p>

<h2>How a cloud is made</h2>
<p>Air holds water as a gas that nobody can see. It is called <strong>water vapor</strong>. High up the air is cold.
There the vapor turns into tiny drops of water or bits of ice. A cloud is billions of these drops and bits, floating
together.</p>
<table>
<thead>
<tr><th scope="col">Cloud</th><th scope="col">What it looks like</th><th scope="col">What it often brings</th></tr>
</thead>
<tbody>
<tr><th scope="row">Cumulus</th><td>Puffy white heaps</td><td>Fair weather</td></tr>
<tr><th scope="row">Stratus</th><td>A flat gray sheet, low down</td><td>A dull day, maybe drizzle</td></tr>
<tr><th scope="row">Cirrus</th><td>Thin wisps of ice, very high</td><td>Fair now, a change may come</td></tr>
<tr><th scope="row">Cumulonimbus</th><td>A tall, dark tower</td><td>Thunderstorm</td></tr>
</tbody>
</table>
<p><strong>Stay safe.</strong> When you hear thunder, go indoors. Wait 30 minutes after the last thunder before you go
out again.</p>

<h2>Try it at home: the balloon that stands up</h2>
<p>Do this with an adult.</p>
<ol>
<li>Stretch a balloon over the mouth of an empty plastic bottle. It hangs limp.</li>
<li>Ask the adult to fill a bowl with warm water from the tap. Stand the bottle in it and hold it for two
minutes.</li>
<li>Now stand the bottle in a bowl of cold water with ice.</li>
</ol>
<p>In warm water the balloon stands up a little. In cold water it flops down again. No air went in or out. The air just
took up more space when it was warm.</p>

<h2>Check yourself</h2>
<p>Why does smoke go up from a campfire? (Answer: the fire warms the air. The warm air is lighter than the cool air
around it. It rises and takes the smoke along.)</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>“A cloud is water vapor.”</strong> You cannot see vapor. A cloud is drops of water or bits of ice.</li>
<li><strong>“Clouds make the wind.”</strong> The wind moves the clouds.</li>
</ul>`,
          keyConcepts: [
            { term: 'Wind', meaning: 'Air that moves from one place to another.' },
            {
              term: 'Warm air',
              meaning: 'Air whose parts have moved apart; it is lighter than cool air, so it rises.',
            },
            { term: 'Sea breeze', meaning: 'A wind from the cool sea toward the warm land on a sunny day.' },
            { term: 'Water vapor', meaning: 'Water as a gas in the air; nobody can see it.' },
            {
              term: 'Cloud',
              meaning: 'A great many tiny drops of water or bits of ice that float in the air.',
            },
          ],
          assignment: {
            key: 'leos-kite',
            title: 'Leo’s Kite at the Beach',
            description:
              'Match clouds and tools with what they are. Then explain where the wind for Leo’s kite came from and what ' +
              'he should do when the sky turns dark.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 25,
              materials: [
                'The lesson page “Air, Wind and Clouds”',
                'The matching activity',
                'The answer box on this page',
              ],
              steps: [
                'Match each of the eight clouds and tools with what it looks like or does.',
                'Tell why the kite would not fly in the morning but flew in the afternoon. Use the words warm, cool, ' +
                  'rises and sea breeze.',
                'Name the cloud that Leo saw at four o’clock. Tell what he should do, and for how long.',
              ],
              story: {
                title: 'A day at the beach',
                content: `Leo ran down to the beach at nine in the morning with his new kite. The sand was cool, the sea was flat, and the kite fell down each time he let go.

“Try again after lunch,” said his grandfather. By two o’clock the sun had been shining for hours. The sand was so hot that Leo had to wear his sandals, but the water was still cool. Now a wind blew in from the sea, and the kite shot up. “Who switched on the wind?” asked Leo.

At four o’clock a cloud stood over the hills behind the beach. It was tall like a tower and dark at the bottom. Far away, something rumbled.`,
              },
            },
            rubric: [
              {
                id: 'cloud-matching',
                name: 'Clouds and tools matched',
                points: 16,
                description:
                  'Each cloud or tool is matched with what it looks like or does, two points a pair.',
                source: 'matching',
                levels: [],
              },
              {
                id: 'breeze',
                name: 'Where the wind came from',
                points: 14,
                description: 'Explain step by step where the wind came from.',
                notes:
                  'Explains that in the morning sand and sea were both cool, so there was little wind. The sun made the ' +
                  'sand warm faster than the water. The warm air over the land is lighter and rises, and cool air from ' +
                  'the sea moves in to take its place, which is the sea breeze.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'The whole chain from sun to sea breeze', points: 14 },
                  { id: 'most', label: 'Warm air rises and cool air comes in', points: 9 },
                  { id: 'some', label: 'Sun or warm sand named, no chain', points: 4 },
                  { id: 'none', label: 'Not explained', points: 0 },
                ],
              },
              {
                id: 'storm',
                name: 'The dark cloud',
                points: 10,
                description: 'Name the cloud and say what Leo should do.',
                notes:
                  'Names the cumulonimbus cloud, which brings a thunderstorm, and says that Leo must pull in the kite, go ' +
                  'indoors when he hears thunder and wait 30 minutes after the last thunder.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Cloud, going indoors and 30 minutes', points: 10 },
                  { id: 'part', label: 'Two of the three', points: 5 },
                  { id: 'none', label: 'None of them', points: 0 },
                ],
              },
            ],
            matching: [
              { left: 'Cumulus cloud', right: 'Puffy white heaps on a fair day' },
              { left: 'Stratus cloud', right: 'A flat, low, gray sheet over the sky' },
              { left: 'Cirrus cloud', right: 'Thin wisps of ice, very high up' },
              { left: 'Cumulonimbus cloud', right: 'A tall, dark tower that brings a thunderstorm' },
              { left: 'Thermometer', right: 'Measures how hot or cold the air is' },
              { left: 'Rain gauge', right: 'Measures how deep the rain is' },
              { left: 'Wind vane', right: 'Shows where the wind comes from' },
              { left: 'Anemometer', right: 'Measures how fast the wind blows' },
            ],
            sampleAnswers: [
              `At nine in the morning the sand and the sea were both cool. There was almost no wind, because no air had a reason to move. So the kite fell down.

Then the sun shone for hours. Sand gets warm faster than water, so by two o’clock the sand was hot, but the sea was still cool. The hot sand made the air over the land warm. Warm air is lighter than cool air, so it rises. Cool air from the sea had to move in and take its place. That is the sea breeze, and it lifted the kite. So it was the sun that switched on the wind.

The cloud at four o’clock is a cumulonimbus. You can tell because it is tall and dark, and the rumble is thunder. It brings a thunderstorm. Leo should pull in his kite right away and go indoors with his grandfather. He has to wait 30 minutes after the last thunder before he comes out again.`,
              `In the afternoon the sun made the sand warm but the sea was cool. Warm air rises over the land and cool air comes in from the sea. That is a sea breeze and it made the kite fly.

The cloud is a cumulonimbus. Leo should go indoors because of the thunderstorm.`,
              `The kite flew because there was more wind in the afternoon and the sun was warm. The dark cloud means a storm so he should go home.`,
              'There was no wind first and then it was windy. The cloud looked scary.',
            ],
          },
        },
      ],
    },
    {
      title: 'Water',
      lessons: [
        {
          key: 'solid-liquid-gas',
          title: 'Solid, Liquid, Gas',
          estimatedMinutes: 20,
          objectives: [
            'Describe water as a solid, a liquid and a gas',
            'Name the four changes between the three states',
            'Explain where the water in a drying puddle goes',
            'Plan a fair test',
          ],
          introduction:
            'Ice clinks, water splashes, and steam seems to vanish into thin air. All three are the same stuff. In this ' +
            'lesson you find out what changes when water melts, freezes, dries up or makes a window wet.',
          mainContent: `<h2>Three states of water</h2>
<p>Water is made of parts so tiny that no one can see them. The parts are always the same. What changes is how they are
arranged and how they move. We call these arrangements <strong>states</strong>.</p>
<figure><svg viewBox="0 0 560 256" role="img" aria-label="Parts of water as a solid in neat rows, as a liquid close together but mixed up, and as a gas far apart, with the names of the four changes between them"><text class="label-strong" x="85" y="28" text-anchor="middle">solid</text><text class="label-strong" x="280" y="28" text-anchor="middle">liquid</text><text class="label-strong" x="475" y="28" text-anchor="middle">gas</text><rect class="area" x="20" y="40" width="130" height="122"></rect><rect class="area" x="215" y="40" width="130" height="122"></rect><rect class="area" x="410" y="40" width="130" height="122"></rect><circle class="mark-blue" cx="45" cy="90" r="8"></circle><circle class="mark-blue" cx="65" cy="90" r="8"></circle><circle class="mark-blue" cx="85" cy="90" r="8"></circle><circle class="mark-blue" cx="105" cy="90" r="8"></circle><circle class="mark-blue" cx="125" cy="90" r="8"></circle><circle class="mark-blue" cx="45" cy="110" r="8"></circle><circle class="mark-blue" cx="65" cy="110" r="8"></circle><circle class="mark-blue" cx="85" cy="110" r="8"></circle><circle class="mark-blue" cx="105" cy="110" r="8"></circle><circle class="mark-blue" cx="125" cy="110" r="8"></circle><circle class="mark-blue" cx="45" cy="130" r="8"></circle><circle class="mark-blue" cx="65" cy="130" r="8"></circle><circle class="mark-blue" cx="85" cy="130" r="8"></circle><circle class="mark-blue" cx="105" cy="130" r="8"></circle><circle class="mark-blue" cx="125" cy="130" r="8"></circle><circle class="mark-blue" cx="45" cy="150" r="8"></circle><circle class="mark-blue" cx="65" cy="150" r="8"></circle><circle class="mark-blue" cx="85" cy="150" r="8"></circle><circle class="mark-blue" cx="105" cy="150" r="8"></circle><circle class="mark-blue" cx="125" cy="150" r="8"></circle><circle class="mark-blue" cx="227" cy="150" r="8"></circle><circle class="mark-blue" cx="246" cy="148" r="8"></circle><circle class="mark-blue" cx="265" cy="151" r="8"></circle><circle class="mark-blue" cx="284" cy="149" r="8"></circle><circle class="mark-blue" cx="303" cy="151" r="8"></circle><circle class="mark-blue" cx="322" cy="148" r="8"></circle><circle class="mark-blue" cx="235" cy="131" r="8"></circle><circle class="mark-blue" cx="256" cy="132" r="8"></circle><circle class="mark-blue" cx="276" cy="131" r="8"></circle><circle class="mark-blue" cx="297" cy="132" r="8"></circle><circle class="mark-blue" cx="316" cy="130" r="8"></circle><circle class="mark-blue" cx="335" cy="133" r="8"></circle><circle class="mark-blue" cx="227" cy="114" r="8"></circle><circle class="mark-blue" cx="247" cy="114" r="8"></circle><circle class="mark-blue" cx="268" cy="112" r="8"></circle><circle class="mark-blue" cx="290" cy="114" r="8"></circle><circle class="mark-blue" cx="309" cy="112" r="8"></circle><circle class="mark-blue" cx="330" cy="115" r="8"></circle><circle class="mark-blue" cx="432" cy="62" r="8"></circle><circle class="mark-blue" cx="480" cy="80" r="8"></circle><circle class="mark-blue" cx="522" cy="56" r="8"></circle><circle class="mark-blue" cx="446" cy="108" r="8"></circle><circle class="mark-blue" cx="508" cy="116" r="8"></circle><circle class="mark-blue" cx="430" cy="146" r="8"></circle><circle class="mark-blue" cx="478" cy="142" r="8"></circle><circle class="mark-blue" cx="526" cy="148" r="8"></circle><line class="line-clay" x1="92" y1="186" x2="258" y2="186"></line><polygon class="mark-clay" points="256,179 256,193 268,186"></polygon><text class="label" x="180" y="206" text-anchor="middle">melting</text><line class="line-blue" x1="102" y1="224" x2="268" y2="224"></line><polygon class="mark-blue" points="104,217 104,231 92,224"></polygon><text class="label" x="180" y="244" text-anchor="middle">freezing</text><line class="line-clay" x1="292" y1="186" x2="458" y2="186"></line><polygon class="mark-clay" points="456,179 456,193 468,186"></polygon><text class="label" x="380" y="206" text-anchor="middle">evaporation</text><line class="line-blue" x1="302" y1="224" x2="468" y2="224"></line><polygon class="mark-blue" points="304,217 304,231 292,224"></polygon><text class="label" x="380" y="244" text-anchor="middle">condensation</text></svg><figcaption>The same tiny parts of water, arranged in three ways. To the right they take in heat, to the left they give it off.</figcaption></figure>
<table>
<thead>
<tr><th scope="col">State</th><th scope="col">Its parts</th><th scope="col">Its shape</th></tr>
</thead>
<tbody>
<tr><th scope="row">Solid: ice</th><td>Stay in place and wiggle</td><td>Keeps its own shape</td></tr>
<tr><th scope="row">Liquid: water</th><td>Touch, but slide past each other</td><td>Takes the shape of its cup</td></tr>
<tr><th scope="row">Gas: water vapor</th><td>Fly about, far apart</td><td>Fills all the space it can get</td></tr>
</tbody>
</table>

<h2>Four changes</h2>
<ul>
<li><strong>Melting:</strong> solid to liquid. Ice melts at 32 °F, which is 0 °C.</li>
<li><strong>Freezing:</strong> liquid to solid, at the same temperature.</li>
<li><strong>Evaporation:</strong> liquid to gas. It happens at the top of the water at any temperature, and faster when
it is warm.</li>
<li><strong>Condensation:</strong> gas to liquid. It happens when water vapor gets cold, as on a cold glass.</li>
</ul>
<p>When water gets as hot as 212 °F (100 °C), it boils. Then it turns to gas all through the pot, not just at the
top. Only an adult should handle boiling water.</p>

<h2>Nothing is lost</h2>
<p>Melt 100 grams of ice and you get 100 grams of water. Let a puddle dry, and each bit of it is still there, in the air.
We just cannot see it.</p>

<h2>Formulas</h2>
<p><var>water evaporated</var> = <var>water at the start</var> − <var>water at the end</var></p>
<p>A cup starts with 80 milliliters and ends with 65 milliliters. Then 80 − 65 = 15 milliliters have evaporated.</p>

<h2>What makes a test fair</h2>
<p>Do clothes dry faster in the sun? To find out, hang up two socks that are the same and equally wet, one in the sun and
one in the shade. Only one thing may be different. That is a <strong>fair test</strong>. With a thick sock and a thin
sock you would not know what made the difference.</p>

<h2>Try it at home: ice needs more room</h2>
<p>Do this with an adult.</p>
<ol>
<li>Fill a plastic cup halfway with water. Never use glass, because it can break.</li>
<li>Mark the top of the water on the outside with a pen.</li>
<li>Leave the cup in the freezer overnight. Where is the top of the ice?</li>
</ol>
<p>The ice stands above your line. When water freezes, its parts line up with more space between them. That is also why
ice floats.</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>“The puddle is gone for good.”</strong> Its water is in the air. Even on a metal tray, where nothing can soak
away, a puddle dries up.</li>
<li><strong>“The glass is sweating.”</strong> The drops on a cold glass come from the air, not through the glass.</li>
</ul>`,
          keyConcepts: [
            { term: 'Evaporation', meaning: 'The change from liquid to gas at the top of a liquid.' },
            { term: 'Condensation', meaning: 'The change from gas to liquid when vapor gets cold.' },
            { term: 'Melting', meaning: 'The change from solid to liquid.' },
            { term: 'Freezing', meaning: 'The change from liquid to solid.' },
            { term: 'Fair test', meaning: 'A test in which only one thing is different.' },
          ],
          assignment: {
            key: 'three-cups',
            title: 'The Case of the Three Cups',
            description:
              'Find out where the water in Ben’s three cups went. Use his numbers, or try it yourself for three days.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 25,
              materials: [
                'Ben’s report on this page',
                'If you try it: three cups that are the same, water, a small plate, a measuring cup, and an adult',
                'The answer box on this page',
              ],
              steps: [
                'Find how many milliliters of water evaporated from each cup. Show your sums.',
                'Tell why cup A lost more than cup B.',
                'Tell what the drops under the plate on cup C are and how they got there.',
                'Tell how Ben made it a fair test: what was the same and what was different in A and B?',
              ],
              story: {
                title: 'Ben’s report',
                content: `I took three cups of the same kind and put 100 milliliters of water in each. Cup A stood on a sunny windowsill. Cup B stood on a shelf in the shade. Cup C stood on the windowsill too, but I put a small plate on top of it.

After three days I measured the water that was left. Cup A had 64 milliliters. Cup B had 85 milliliters. Cup C had 99 milliliters. Under the plate of cup C there were lots of tiny drops.

My sister says that the cat drank the water. But the cat was at my aunt’s house all week.`,
              },
            },
            rubric: [
              {
                id: 'sums',
                name: 'How much evaporated',
                points: 10,
                description: 'Work out how much water left each cup.',
                notes:
                  'Subtracts what is left from the start: cup A 100 − 64 = 36 milliliters, cup B 100 − 85 = 15 milliliters, ' +
                  'cup C 100 − 99 = 1 milliliter.',
                source: 'ai',
                levels: [
                  { id: 'all', label: 'All three right', points: 10 },
                  { id: 'some', label: 'One or two right', points: 5 },
                  { id: 'none', label: 'None right', points: 0 },
                ],
              },
              {
                id: 'warm',
                name: 'Why A lost more than B',
                points: 12,
                description: 'Explain where the water went, and why one cup lost more.',
                notes:
                  'Explains that evaporation turns liquid water into a gas, water vapor, which goes into the air, and that ' +
                  'it is faster in the warm sun on the windowsill than in the cool shade.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Evaporation and the warm sun explained', points: 12 },
                  { id: 'part', label: 'Only the sun or only evaporation named', points: 6 },
                  { id: 'none', label: 'Not explained', points: 0 },
                ],
              },
              {
                id: 'drops',
                name: 'The drops under the plate',
                points: 10,
                description: 'Explain where the drops came from.',
                notes:
                  'Explains that the drops are water: vapor from the cup rose, could not get out, touched the cooler ' +
                  'plate and turned back from gas to liquid, which is condensation.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Vapor and condensation explained', points: 10 },
                  { id: 'part', label: 'Water from the cup, change not explained', points: 5 },
                  { id: 'none', label: 'Not explained', points: 0 },
                ],
              },
              {
                id: 'fair',
                name: 'Fair test',
                points: 8,
                description: 'Say what was kept the same and what was different.',
                notes:
                  'Says that the cups, the amount of water and the three days were the same and that only the place was ' +
                  'different, so it was a fair test.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'What was the same and what was different', points: 8 },
                  { id: 'part', label: 'One of the two', points: 4 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Cup A lost 100 − 64 = 36 milliliters. Cup B lost 100 − 85 = 15 milliliters. Cup C lost only 100 − 99 = 1 milliliter.

The water in cup A and cup B evaporated. Evaporation means that liquid water turns into a gas called water vapor and goes into the air. Cup A stood in the warm sun on the windowsill, and evaporation is faster when it is warm. Cup B was in the cool shade, so it lost less.

The drops under the plate are water too. Some water in cup C turned into vapor and rose up, but it could not get out. When it touched the cooler plate, it changed back from a gas to a liquid. That is condensation. Then some drops fell back in, so almost nothing was lost.

It was a fair test with A and B because the cups were the same, the amount of water was the same, and both stood there for three days. Only the place was different. The cat had nothing to do with it.`,
              `A lost 36 milliliters because 100 − 64 = 36. B lost 15 milliliters and C lost 1.

Cup A was in the sun so it was warm and more water evaporated into the air. The drops are water from the cup that turned back from gas to liquid.

It was fair because the cups were the same.`,
              `A lost the most water, 36. The sun dried it up. The drops are on the plate because the water splashed.`,
              'I think the cat came home and drank it when nobody was there.',
            ],
          },
        },
        {
          key: 'water-cycle',
          title: 'The Water Cycle',
          estimatedMinutes: 20,
          objectives: [
            'Describe the path of water from the sea to the sky and back',
            'Explain how the Sun drives the water cycle',
            'Explain why rain from the salty sea is not salty',
            'Tell why fresh water is precious',
          ],
          introduction:
            'The water in your glass is very old. A dinosaur may have drunk some of it. It has been in clouds, in rivers ' +
            'and in ice, over and over again. Follow it on its trip around the world.',
          mainContent: `<h2>Around and around</h2>
<p>Earth gets almost no new water. It uses the same water again and again. This trip without an end is called the
<strong>water cycle</strong>.</p>
<figure><svg viewBox="0 0 560 316" role="img" aria-label="The water cycle: evaporation from the sea, condensation in a cloud, wind, precipitation on a mountain, and runoff and groundwater flowing back to the sea"><rect class="area-blue" x="300" y="256" width="240" height="48"></rect><polygon class="area-pine" points="20,304 20,232 110,162 220,226 300,256 300,304"></polygon><circle class="area-amber" cx="516" cy="44" r="26"></circle><text class="label" x="516" y="49" text-anchor="middle">Sun</text><ellipse class="area" cx="390" cy="74" rx="66" ry="25"></ellipse><ellipse class="area" cx="140" cy="74" rx="66" ry="25"></ellipse><text class="label" x="390" y="79" text-anchor="middle">condensation</text><text class="label" x="140" y="79" text-anchor="middle">cloud</text><line class="line" x1="318" y1="74" x2="224" y2="74"></line><polygon class="mark" points="225,67 225,81 213,74"></polygon><text class="label" x="267" y="60" text-anchor="middle">wind</text><line class="line-clay" x1="430" y1="246" x2="430" y2="126"></line><polygon class="mark-clay" points="423,126 437,126 430,114"></polygon><text class="label" x="442" y="188" text-anchor="start">evaporation</text><line class="line-blue dash" x1="110" y1="106" x2="110" y2="150"></line><line class="line-blue dash" x1="140" y1="106" x2="140" y2="166"></line><line class="line-blue dash" x1="170" y1="106" x2="170" y2="182"></line><text class="label" x="184" y="136" text-anchor="start">precipitation</text><line class="line-blue" x1="200" y1="199" x2="286" y2="231"></line><polygon class="mark-blue" points="297,235 283.3,237.5 288.2,224.4"></polygon><text class="label" x="270" y="204" text-anchor="middle">runoff</text><text class="label" x="130" y="264" text-anchor="middle">groundwater</text><line class="line-blue dash" x1="60" y1="282" x2="290" y2="282"></line><polygon class="mark-blue" points="292,275 292,289 304,282"></polygon><text class="label-strong" x="420" y="285" text-anchor="middle">sea</text></svg><figcaption>Water goes around and around. The Sun keeps it going.</figcaption></figure>
<ol>
<li><strong>Evaporation.</strong> The Sun warms the sea, lakes and wet soil. Some water turns into vapor and goes up into
the air. Plants give off vapor through their leaves too.</li>
<li><strong>Condensation.</strong> High up it is cold. The vapor turns into tiny drops and makes clouds. The wind moves
them along.</li>
<li><strong>Precipitation.</strong> The tiny drops bump into each other and grow. When they are too heavy to float, they
fall as rain or snow.</li>
<li><strong>Runoff and groundwater.</strong> Some water runs over the land to streams and rivers. That is
<strong>runoff</strong>. Some soaks into the ground and becomes <strong>groundwater</strong>. In the end most of it comes
back to the sea.</li>
</ol>

<h2>The Sun is the engine</h2>
<p>Without heat from the Sun, water would not rise into the sky. It would all lie still in the lowest places. The pull of
Earth, called gravity, does the other half of the work: it brings the water down again.</p>

<h2>Why rain is not salty</h2>
<p>Most vapor comes from the sea, and the sea is salty. Still, rain is fresh. Only the water turns into vapor. The salt does
not, so it stays behind. The sea makes fresh water for us this way every day.</p>

<h2>One hundred cups</h2>
<p>Think of all the water on Earth as 100 cups.</p>
<ul>
<li>About 97 cups are salty sea water.</li>
<li>About 2 cups are frozen in ice and glaciers.</li>
<li>Less than 1 cup is fresh liquid water. Most of that is under the ground.</li>
</ul>
<p>So do not let the water run while you brush your teeth.</p>

<h2>Try it at home: a water cycle in a bag</h2>
<p>Do this with an adult.</p>
<ol>
<li>Draw waves at the bottom of a zipper bag and a cloud and a sun at the top.</li>
<li>Pour in a quarter cup of water with a drop of blue food color. Zip the bag tightly.</li>
<li>Tape it to a sunny window. Look at it morning and evening for three days.</li>
</ol>
<p>What do you see near the top? What runs down the sides? Make a drawing each day.</p>

<h2>Check yourself</h2>
<p>Put these in order, starting at the sea: precipitation, evaporation, runoff, condensation. (Answer: evaporation,
condensation, precipitation, runoff.)</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>“Water only evaporates from the sea.”</strong> It also leaves lakes, soil, plants and wet socks.</li>
<li><strong>“Each drop makes the whole round.”</strong> Many take a short cut. Rain that falls into the sea is back at
once. Snow may stay in a glacier for thousands of years.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Water cycle',
              meaning: 'The trip of water from the ground to the sky and back, without an end.',
            },
            {
              term: 'Evaporation',
              meaning: 'The change from liquid water to vapor; the heat of the Sun drives it.',
            },
            { term: 'Condensation', meaning: 'The change from vapor to drops of water; it makes clouds.' },
            { term: 'Runoff', meaning: 'Water that runs over the land to streams, rivers and the sea.' },
            { term: 'Groundwater', meaning: 'Water that has soaked into the ground.' },
          ],
          assignment: {
            key: 'a-drops-journey',
            title: 'A Drop’s Journey',
            description:
              'Explain what happened in Ana’s bag, and write the story of a drop that travels through the water cycle.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 30,
              materials: [
                'Ana’s notes on this page (or your own bag at the window)',
                'The drawing of the water cycle in the lesson',
                'The answer box on this page',
              ],
              steps: [
                'Explain how drops came to the top of Ana’s bag. Use the words evaporation and condensation.',
                'Explain why these drops were clear and not blue. What does that tell you about the sea and the rain?',
                'Write a story of eight to twelve sentences about a drop of sea water. It must go through evaporation, ' +
                  'condensation, precipitation, and runoff or groundwater, in the right order.',
                'Tell what part the Sun plays. What would happen without it?',
              ],
              story: {
                title: 'Ana’s notes',
                content: `Day 1: I put a quarter cup of water and a drop of blue food color in a bag, zipped it and taped it to the kitchen window. The sun is shining on it.

Day 2: The inside of the bag is foggy. There are small drops at the top.

Day 3: The drops at the top are bigger, and some run down the sides. The water at the bottom is still blue. But the drops at the top are clear. Where did the blue go?`,
              },
            },
            rubric: [
              {
                id: 'bag',
                name: 'What happened in the bag',
                points: 14,
                description: 'Explain what you would see in the bag, and why.',
                notes:
                  'Explains that the sun warmed the water, some became vapor by evaporation and rose, and the vapor cooled ' +
                  'on the bag and became clear drops by condensation. The blue color stays behind at the bottom, as salt ' +
                  'stays behind in the sea, so rain is fresh and not salty.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both changes, the color and the salt explained', points: 14 },
                  { id: 'most', label: 'Changes explained, color or salt missing', points: 9 },
                  { id: 'some', label: 'One change named', points: 4 },
                  { id: 'none', label: 'Not explained', points: 0 },
                ],
              },
              {
                id: 'journey',
                name: 'The story of the drop',
                points: 16,
                description: 'Tell the drop’s journey with all its parts, in order.',
                notes:
                  'The drop leaves the sea as vapor and goes up into the sky, joins other drops in a cloud, is carried by ' +
                  'the wind, gets heavy and falls as rain or snow, which is precipitation, and flows by runoff down a ' +
                  'stream and river, or soaks into the ground as groundwater, back to the sea.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'All four parts in the right order', points: 16 },
                  { id: 'most', label: 'Three parts in order', points: 11 },
                  { id: 'some', label: 'One or two parts', points: 5 },
                  { id: 'none', label: 'No story', points: 0 },
                ],
              },
              {
                id: 'engine',
                name: 'The part of the Sun',
                points: 10,
                description: 'Explain what drives the journey.',
                notes:
                  'Says that heat from the Sun drives the cycle because it makes water evaporate, and that without it no ' +
                  'water would rise, so there would be no clouds and no rain.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Heat drives the cycle, and what is missing without it', points: 10 },
                  { id: 'part', label: 'One of the two', points: 5 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `The sun warmed the water in Ana’s bag. Some of it turned into vapor. That is evaporation. The vapor rose, and when it touched the cool bag at the top, it turned back into drops. That is condensation. The drops were clear because only the water goes up. The blue color stays behind at the bottom. It is the same with the sea. The salt stays behind, so the rain is fresh and not salty.

My name is Dot, and I lived in the sea. One hot day I felt light, turned into vapor and went up into the sky. High up it was cold, so I became a tiny drop again. I joined millions of other drops in a cloud. The wind carried us to the mountains. We bumped together until we were too heavy, and then we fell as rain. I landed on a rock. I ran down in a little stream and then in a big river. My friend soaked into the ground and became groundwater. After three weeks I was back in the sea.

The Sun drives it all with its heat. Without it no water would rise or evaporate, and there would be no clouds and no rain.`,
              `The water in the bag went up by evaporation and then it made drops at the top by condensation. The drops are clear because the color stays behind.

Once a drop was in the sea. The sun made it warm and it went up to the sky. It was in a cloud with other drops. Then it got heavy and fell down as rain. It went into a river and back to the sea.

The Sun makes the water evaporate.`,
              `The bag got wet inside because of the sun. My drop was in a cloud and then it rained and it fell on a dog. The Sun is important.`,
              'The blue is gone because it dried. My drop is called Bob and he is funny.',
            ],
          },
        },
      ],
    },
    {
      title: 'Light',
      lessons: [
        {
          key: 'light-and-shadows',
          title: 'Light and Shadows',
          estimatedMinutes: 20,
          objectives: [
            'Tell light sources from things that only reflect light',
            'Explain how a shadow is made',
            'Predict whether a shadow grows or shrinks',
            'Sort materials as transparent, translucent or opaque',
          ],
          introduction:
            'Your shadow follows you all day. In the morning it is a giant, at noon a dwarf. It never makes a sound, but ' +
            'it tells you something about light: light will not go around a corner.',
          mainContent: `<h2>Where light comes from</h2>
<p>A <strong>light source</strong> makes its own light. The Sun, a lamp, a flame and a firefly are light sources.</p>
<p>Most things make no light. You see them because light from a source bounces off them and into your eyes. The Moon is
such a thing. It shines because sunlight bounces off it.</p>
<p><strong>Stay safe.</strong> Never look straight at the Sun, not even with sunglasses. It can hurt your eyes for
life.</p>

<h2>Straight ahead</h2>
<p>Light travels in straight lines. We draw these lines as <strong>rays</strong>. When something blocks the rays, the
place behind it stays dark. That dark place is a <strong>shadow</strong>.</p>
<figure><svg viewBox="0 0 560 296" role="img" aria-label="Straight rays from a flashlight pass the upper and lower edge of a card and mark the edges of its shadow on a wall"><line class="line-amber" x1="70" y1="150" x2="470" y2="50"></line><line class="line-amber" x1="70" y1="150" x2="470" y2="250"></line><line class="line-amber" x1="70" y1="150" x2="224" y2="150"></line><circle class="mark-amber" cx="70" cy="150" r="11"></circle><rect class="area-clay" x="224" y="111" width="12" height="78"></rect><line class="line thick" x1="472" y1="24" x2="472" y2="276"></line><rect class="mark" x="474" y="50" width="12" height="200"></rect><text class="label" x="70" y="190" text-anchor="middle">flashlight</text><text class="label" x="230" y="92" text-anchor="middle">card</text><text class="label" x="496" y="155" text-anchor="start">shadow</text><text class="label" x="460" y="282" text-anchor="end">wall</text></svg><figcaption>Rays that miss the card reach the wall. Where the card stops them, there is a shadow.</figcaption></figure>
<p>Move the card closer to the flashlight. Now it blocks more of the rays, and the shadow grows. Move it closer to the
wall, and the shadow shrinks.</p>
<p>Outdoors the shadow depends on how high the Sun stands. A low Sun in the morning or evening makes long shadows. Around
noon the Sun stands highest, and shadows are shortest.</p>

<h2>What gets through?</h2>
<table>
<thead>
<tr><th scope="col">Material</th><th scope="col">Light</th><th scope="col">Examples</th></tr>
</thead>
<tbody>
<tr><th scope="row">Transparent</th><td>Nearly all gets through; you see clearly</td><td>Clear glass, water</td></tr>
<tr><th scope="row">Translucent</th><td>Some gets through; things look blurry</td><td>Wax paper, frosted glass</td></tr>
<tr><th scope="row">Opaque</th><td>None gets through</td><td>Wood, cardboard, you</td></tr>
</tbody>
</table>

<h2>Formulas</h2>
<p><var>time</var> = <var>distance</var> ÷ <var>speed</var></p>
<p>Nothing is faster than light. It goes about 300,000 kilometers in one second. The Sun is about 150,000,000 kilometers
away. So sunlight needs 150,000,000 ÷ 300,000 = 500 seconds to get here. That is 8 minutes and 20 seconds.</p>

<h2>Try it at home: the shadow clock</h2>
<p>Do this with an adult on a sunny day.</p>
<ol>
<li>Stand a stick in a pot of sand and set it on a big sheet of paper outdoors.</li>
<li>At ten o’clock draw a line along the shadow. Write the time and the length next to it.</li>
<li>Do it again at noon, at two and at four. Do not move the pot.</li>
</ol>
<p>The lines point in different directions and have different lengths. Long ago people used such shadows to tell the
time.</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>“A shadow is a thing.”</strong> It is only a place where less light arrives.</li>
<li><strong>“Light comes out of our eyes.”</strong> It goes into our eyes. In a room with no light at all you see
nothing.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Light source',
              meaning: 'Something that makes its own light, such as the Sun or a lamp.',
            },
            { term: 'Ray', meaning: 'A straight line that shows the path of light.' },
            { term: 'Shadow', meaning: 'A dark place where something blocks the light.' },
            { term: 'Transparent', meaning: 'Letting nearly all light through, so that you see clearly.' },
            { term: 'Translucent', meaning: 'Letting some light through, so that things look blurry.' },
            { term: 'Opaque', meaning: 'Letting no light through.' },
          ],
          assignment: {
            key: 'shadow-theater',
            title: 'The Shadow Theater',
            description:
              'Help Nia plan her shadow theater. Read her table, find the pattern and explain it with rays.',
            kind: 'quiz',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 25,
              materials: [
                'Nia’s notes on this page',
                'If you like: a flashlight, a paper puppet, a wall, and an adult',
                'The answer box on this page',
              ],
              steps: [
                'Tell the pattern in Nia’s numbers: what happens to the shadow when the puppet gets farther from the ' +
                  'lamp?',
                'The dragon should look 70 centimeters tall. Between which two of her places must the puppet stand?',
                'Explain with rays and straight lines how the shadow is made and why it grows near the lamp.',
                'Sort cardboard, wax paper and clear plastic wrap as opaque, translucent or transparent. Which one is ' +
                  'best for the dragon, and why?',
                'Nia’s friend says, “The Moon is a light source like our lamp.” Is that right? Tell why.',
              ],
              story: {
                title: 'Nia’s notes',
                content: `The lamp stands 200 centimeters from the wall. My dragon puppet is 10 centimeters tall. I held it at four places between the lamp and the wall and measured the shadow.

20 centimeters from the lamp: shadow 100 centimeters tall

40 centimeters from the lamp: shadow 50 centimeters tall

50 centimeters from the lamp: shadow 40 centimeters tall

100 centimeters from the lamp: shadow 20 centimeters tall

In the first scene the dragon must look 70 centimeters tall. I can make it of cardboard, wax paper or clear plastic wrap.`,
              },
            },
            rubric: [
              {
                id: 'pattern',
                name: 'Pattern in the numbers',
                points: 10,
                description: 'Describe the pattern in the table and use it.',
                notes:
                  'Says that the shadow gets smaller when the puppet is farther from the lamp, from 100 down to 20 ' +
                  'centimeters, and bigger when it is closer, and that for 70 centimeters the puppet stands between 20 ' +
                  'and 40 centimeters from the lamp.',
                source: 'ai',
                levels: [
                  { id: 'both', label: 'Pattern and place', points: 10 },
                  { id: 'one', label: 'One of the two', points: 5 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
              {
                id: 'rays',
                name: 'Explained with rays',
                points: 12,
                description: 'Explain the pattern with rays of light.',
                notes:
                  'Explains that light travels in straight lines, that the puppet blocks rays so the wall behind it stays ' +
                  'dark, and that close to the lamp it blocks more of the rays because they spread apart, so the shadow ' +
                  'grows.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Straight rays, blocking and growing explained', points: 12 },
                  { id: 'part', label: 'Blocking explained, growing not', points: 6 },
                  { id: 'none', label: 'Not explained', points: 0 },
                ],
              },
              {
                id: 'materials',
                name: 'Materials sorted',
                points: 10,
                description: 'Sort the materials and choose one, with a reason.',
                notes:
                  'Sorts cardboard as opaque, wax paper as translucent and plastic wrap as transparent, and chooses ' +
                  'cardboard because no light gets through and the shadow is dark and sharp.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'All three, and the choice with a reason', points: 10 },
                  { id: 'part', label: 'Some right', points: 5 },
                  { id: 'none', label: 'None right', points: 0 },
                ],
              },
              {
                id: 'moon',
                name: 'The Moon',
                points: 8,
                description: 'Say whether the friend is right, and why.',
                notes:
                  'Says that the friend is wrong: the Moon makes no light of its own, and we see it because sunlight ' +
                  'bounces off it into our eyes.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Wrong, with the reason', points: 8 },
                  { id: 'part', label: 'Wrong, without a reason', points: 4 },
                  { id: 'none', label: 'Agrees, or no answer', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `When the puppet is farther from the lamp, the shadow gets smaller. It goes down from 100 to 50 to 40 to 20 centimeters. When the puppet is closer, it gets bigger. For 70 centimeters it must stand between 20 and 40 centimeters from the lamp, because 70 is between 100 and 50.

Light travels in straight lines called rays. The puppet blocks some of the rays, so no light reaches the wall behind it and that place stays dark. That is the shadow. The rays spread apart when they leave the lamp. Close to the lamp the puppet blocks more of them, so the shadow grows.

Cardboard is opaque. Wax paper is translucent. Plastic wrap is transparent. I would use cardboard because no light gets through it, so the shadow will be dark and sharp. With wax paper the dragon would look pale.

The friend is wrong. The Moon makes no light of its own. We see it because sunlight bounces off it and comes into our eyes.`,
              `The shadow gets smaller when the puppet is farther away from the lamp. It should stand between 20 and 40 centimeters.

The puppet blocks the light and behind it the wall is dark. Light goes in straight lines.

Cardboard is opaque, wax paper is translucent and plastic wrap is transparent. I would take cardboard.

The Moon is not a light source because sunlight bounces off it.`,
              `The shadow is big near the lamp. The puppet blocks the light. Cardboard is opaque. The friend is wrong about the Moon.`,
              'I would make a dragon with wings because it looks cool. The Moon is bright at night so yes.',
            ],
          },
        },
        {
          key: 'mirrors-and-rainbows',
          title: 'Mirrors, Bending and Rainbows',
          estimatedMinutes: 20,
          objectives: [
            'Describe how light bounces off a mirror',
            'Explain why a straw in water looks broken',
            'Name the colors in white light and explain how a rainbow is made',
            'Explain why we see a thing in its color',
          ],
          introduction:
            'A straw that breaks without breaking, a bow of colors that no one can touch, a second you behind a sheet of ' +
            'glass: light can play tricks. Each trick has a rule behind it. Learn three rules and you can explain them ' +
            'all.',
          mainContent: `<h2>Rule 1: light bounces</h2>
<p>When light bounces off something, we call it <strong>reflection</strong>. A mirror is very smooth, so all the rays
that come in side by side go out side by side. You see a clear picture. A white wall is rough when you look at it very
closely. It sends the rays in all directions, and you see no picture, only white.</p>
<figure><svg viewBox="0 0 560 284" role="img" aria-label="A ray of light meets a mirror at 45 degrees to the line straight up and leaves at 45 degrees on the other side"><line class="line thick" x1="90" y1="242" x2="470" y2="242"></line><text class="label" x="280" y="270" text-anchor="middle">mirror</text><line class="line dash" x1="280" y1="60" x2="280" y2="238"></line><text class="label" x="280" y="44" text-anchor="middle">line straight up from the mirror</text><line class="line-amber" x1="130" y1="90" x2="280" y2="240"></line><polygon class="mark-amber" points="211,171 206.2,156.8 196.8,166.2"></polygon><line class="line-amber" x1="280" y1="240" x2="427" y2="93"></line><polygon class="mark-amber" points="436,84 431.7,97.7 422.3,88.3"></polygon><path class="line" d="M 280 180 A 60 60 0 0 0 237.6 197.6"></path><path class="line" d="M 280 180 A 60 60 0 0 1 322.4 197.6"></path><text class="label" x="248" y="168" text-anchor="middle">45°</text><text class="label" x="313" y="168" text-anchor="middle">45°</text><text class="label" x="176" y="168" text-anchor="end">light in</text><text class="label" x="384" y="168" text-anchor="start">light out</text></svg><figcaption>Light leaves a mirror at the same angle at which it comes in.</figcaption></figure>

<h2>Formulas</h2>
<p><var>angle in</var> = <var>angle out</var></p>
<p>We measure both angles from the line straight up from the mirror. If light comes in at 30°, it goes out at 30°. It is
like a ball that you roll against a wall.</p>

<h2>Rule 2: light bends</h2>
<p>Light is a little slower in water and in glass than in air. When it goes from one to the other at a slant, it changes
direction. This bending is called <strong>refraction</strong>. Rays from a straw bend as they leave the water. Your eyes
do not know that. So the straw looks broken, and a pool looks less deep than it is. Be careful when you step in.</p>

<h2>Rule 3: white light is a mix</h2>
<p>Sunlight looks white, but it is a mix of colors: red, orange, yellow, green, blue, indigo and violet. When white light
goes through glass or water, each color bends a little differently. Then the colors spread apart.</p>
<p>That is how a <strong>rainbow</strong> is made. Sunlight goes into a raindrop, bends, bounces off the back and bends
again on its way out. To see a rainbow, stand with the Sun behind you and the rain in front of you.</p>
<p>What about things that are not rainbows? A red apple reflects mostly red light to your eyes. It takes in, or
<strong>absorbs</strong>, most of the other colors. White things reflect nearly all colors. Black things absorb nearly
all the light, and it warms them. That is why a black shirt feels hot in the sun.</p>

<h2>Try it at home: the coin that comes back</h2>
<p>Do this with an adult.</p>
<ol>
<li>Lay a coin in a cup that you cannot see through.</li>
<li>Step back slowly until the edge of the cup just hides the coin. Stay there.</li>
<li>Ask the adult to pour water into the cup slowly.</li>
</ol>
<p>The coin comes into view, though it has not moved. Its rays bend at the top of the water and now reach your eyes over
the edge.</p>

<h2>Check yourself</h2>
<p>Light meets a mirror at 60°. At what angle does it leave? (Answer: 60°.)</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>“Only mirrors reflect light.”</strong> Everything you see reflects some light, unless it makes its own.</li>
<li><strong>“The water pushed the coin up.”</strong> The coin stays where it is. Only the path of the light
changes.</li>
</ul>`,
          keyConcepts: [
            { term: 'Reflection', meaning: 'The bouncing of light off something.' },
            {
              term: 'Refraction',
              meaning: 'The bending of light when it goes from air to water or glass, or back.',
            },
            {
              term: 'White light',
              meaning: 'Light such as sunlight that is a mix of all colors of the rainbow.',
            },
            { term: 'Rainbow', meaning: 'A bow of colors made when raindrops bend and reflect sunlight.' },
            { term: 'Absorb', meaning: 'To take light in; the light then warms the thing.' },
          ],
          assignment: {
            key: 'light-detectives',
            title: 'The Light Detectives',
            description:
              'Solve four cases about mirrors, coins, rainbows and shirts with the three rules of light.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 25,
              materials: [
                'The four cases on this page',
                'The lesson page “Mirrors, Bending and Rainbows”',
                'The answer box on this page',
              ],
              steps: [
                'Solve each case in two to four sentences. Say which rule of light it shows: reflection, refraction, or ' +
                  'colors in white light.',
                'In case 1, give the angle. In case 3, tell where the Sun must be.',
                'Begin the reason in each case with “because.”',
              ],
              story: {
                title: 'Four cases',
                content: `Case 1, the bright spot. Sunlight comes through the window and meets a mirror on the table at 30° from the line straight up. A bright spot dances on the ceiling. “It leaves at 60°,” says Omar. Is he right?

Case 2, the magic coin. Ella steps back until she cannot see the coin in the cup. Her father pours in water. Now she sees it. “The water lifted it,” she says. Did it?

Case 3, the missing rainbow. It is raining over the hills in the west. In the east the morning Sun is shining. Sam looks to the east, toward the Sun, and finds no rainbow. Where should he look, and how is a rainbow made?

Case 4, the two shirts. A black shirt and a white shirt hang in the sun for an hour. The thermometer in the black shirt shows 106 °F, the one in the white shirt 93 °F. Why?`,
              },
            },
            rubric: [
              {
                id: 'mirror',
                name: 'Case 1: the bright spot',
                points: 8,
                description: 'Solve the case with a rule of light.',
                notes:
                  'Says that Omar is wrong: reflection from a mirror sends light out at the same angle as it comes in, so ' +
                  'it leaves at 30°.',
                source: 'ai',
                levels: [
                  { id: 'full', label: '30° with the rule of reflection', points: 8 },
                  { id: 'part', label: '30° or the rule', points: 4 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
              {
                id: 'coin',
                name: 'Case 2: the magic coin',
                points: 10,
                description: 'Solve the case with a rule of light.',
                notes:
                  'Says that the coin did not move; the rays of light bend when they leave the water, which is ' +
                  'refraction, so they now reach her eyes over the edge of the cup.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Refraction explained', points: 10 },
                  { id: 'part', label: 'The coin did not move, or bending named', points: 5 },
                  { id: 'none', label: 'Not explained', points: 0 },
                ],
              },
              {
                id: 'rainbow',
                name: 'Case 3: the missing rainbow',
                points: 12,
                description: 'Say where to look, and how a rainbow is made.',
                notes:
                  'Says that Sam should turn around and look to the west, with the Sun behind him and the rain in front. ' +
                  'White sunlight is a mix of colors; each raindrop bends and reflects it, and the colors spread apart.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Place and how the colors come apart', points: 12 },
                  { id: 'part', label: 'One of the two', points: 6 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
              {
                id: 'shirts',
                name: 'Case 4: the two shirts',
                points: 10,
                description: 'Explain why the two shirts feel different.',
                notes:
                  'Says that black cloth absorbs nearly all the light, which warms it to 106, and that white cloth ' +
                  'reflects nearly all colors and stays cooler at 93, a difference of 13 degrees.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Black absorbs and white reflects', points: 10 },
                  { id: 'part', label: 'One of the two', points: 5 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Case 1 is about reflection. Omar is wrong, because light leaves a mirror at the same angle as it comes in. It comes in at 30°, so it goes out at 30°.

Case 2 is refraction. The coin did not move at all. Ella can see it because the rays of light bend when they leave the water. Before, the edge of the cup blocked them. Now they reach her eyes over the edge.

Case 3 is about the colors in white light. Sam should turn around and look to the west, because you need the Sun behind you and the rain in front of you. Sunlight is a mix of colors. A raindrop bends the light, reflects it at the back and bends it again. Each color bends a little differently, so they spread apart into a rainbow.

Case 4 shows reflection too. The black shirt is hotter because black absorbs nearly all the light, and that warms it to 106 degrees. The white shirt reflects nearly all colors, so it stays cooler at 93. That is 13 degrees less.`,
              `1. He is wrong because the angle is the same, so it is 30°. That is reflection.
2. The coin did not move. The light bends in the water because of refraction.
3. Sam has to look to the west with the Sun behind him.
4. The black shirt is hotter because black absorbs the light.`,
              `In case 1 the light goes out at 30° like it comes in. The coin looks higher because of the water. Sam must look at the rain. Black is hotter than white.`,
              'Omar is right because 30 and 60 makes 90. I like the rainbow case best.',
            ],
          },
        },
      ],
    },
  ],
};
