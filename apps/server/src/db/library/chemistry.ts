import type { CourseContent } from './types.ts';

export const chemistry: CourseContent = {
  key: 'chemistry',
  title: 'Chemistry',
  subject: 'Science',
  description:
    'What matter is made of and how it changes: atoms and the periodic table, bonding, moles and stoichiometry, gases, ' +
    'acids and bases. Students explain what they can see by what particles do, and back it up with calculations.',
  gradeLevel: 10,
  credits: 1,
  ncaaArea: 'science',
  modules: [
    {
      title: 'Atoms and the Periodic Table',
      lessons: [
        {
          key: 'atomic-structure',
          title: 'Inside the Atom',
          estimatedMinutes: 30,
          objectives: [
            'Describe the particles of an atom and the evidence for a nucleus',
            'Determine the numbers of protons, neutrons and electrons in an atom or ion',
            'Distinguish isotopes of an element from atoms of different elements and from ions',
            'Calculate an average atomic mass from the masses and abundances of isotopes',
          ],
          introduction:
            'If an atom were as large as a football stadium, its nucleus would be a bead between a millimeter and a ' +
            'centimeter across at midfield. Almost all of the mass would sit in that bead. The rest would be the space in ' +
            'which the electrons move. How can anyone know this about something too small to see?',
          mainContent: `<h2>Three particles</h2>
<table>
<thead>
<tr><th scope="col">Particle</th><th scope="col">Charge</th><th scope="col">Mass</th><th scope="col">Place</th></tr>
</thead>
<tbody>
<tr><th scope="row">Proton</th><td>1+</td><td>about 1 u</td><td>nucleus</td></tr>
<tr><th scope="row">Neutron</th><td>0</td><td>about 1 u</td><td>nucleus</td></tr>
<tr><th scope="row">Electron</th><td>1−</td><td>about 1/1,836 of a proton’s mass</td><td>around the nucleus</td></tr>
</tbody>
</table>
<p>The unit u, the atomic mass unit, is one twelfth of the mass of a carbon-12 atom.</p>

<h2>The evidence: a foil of gold</h2>
<p>In 1909 Hans Geiger and Ernest Marsden, working with Ernest Rutherford, fired alpha particles at very thin gold foil. Alpha
particles are small, fast and positively charged. Nearly all went through with little or no change of direction. A few, roughly
one in several thousand, bounced back.</p>
<p>Rutherford explained both results in 1911. Most particles pass because an atom is mostly empty space. The few that turn back
have come close to something tiny, heavy and positive, which repels them: the <strong>nucleus</strong>. If the positive charge
were spread through the whole atom, as many had thought, nothing could throw an alpha particle back.</p>

<h2>Counting particles</h2>
<ul>
<li>The <strong>atomic number</strong> <var>Z</var> is the number of protons. It decides which element an atom is. Six protons
means carbon, always.</li>
<li>The <strong>mass number</strong> <var>A</var> is the number of protons plus neutrons.</li>
<li>A neutral atom has as many electrons as protons. An <strong>ion</strong> has lost or gained electrons: fewer electrons give
a positive charge, more give a negative one.</li>
<li><strong>Isotopes</strong> are atoms of one element with different numbers of neutrons. They react almost alike, because
reactions depend on electrons.</li>
</ul>
<p><strong>Worked example 1.</strong></p>
<table>
<thead>
<tr><th scope="col">Symbol</th><th scope="col">Protons</th><th scope="col">Neutrons</th><th scope="col">Electrons</th></tr>
</thead>
<tbody>
<tr><th scope="row"><sup>23</sup>Na<sup>+</sup></th><td>11</td><td>23 − 11 = 12</td><td>11 − 1 = 10</td></tr>
<tr><th scope="row"><sup>35</sup>Cl<sup>−</sup></th><td>17</td><td>35 − 17 = 18</td><td>17 + 1 = 18</td></tr>
<tr><th scope="row"><sup>37</sup>Cl</th><td>17</td><td>37 − 17 = 20</td><td>17</td></tr>
<tr><th scope="row"><sup>56</sup>Fe<sup>3+</sup></th><td>26</td><td>56 − 26 = 30</td><td>26 − 3 = 23</td></tr>
</tbody>
</table>

<h2>Electrons in shells</h2>
<figure><svg viewBox="0 0 560 300" role="img" aria-label="A sodium atom with electrons in shells of 2, 8 and 1 loses its outer electron and becomes a sodium ion with shells of 2 and 8"><circle class="line-soft" cx="140" cy="140" r="46"></circle><circle class="line-soft" cx="140" cy="140" r="78"></circle><circle class="line-soft" cx="140" cy="140" r="110"></circle><circle class="area-clay" cx="140" cy="140" r="24"></circle><text class="label-strong" x="140" y="145" text-anchor="middle">11+</text><circle class="mark-blue" cx="186.0" cy="140.0" r="6"></circle><circle class="mark-blue" cx="94.0" cy="140.0" r="6"></circle><circle class="mark-blue" cx="212.1" cy="110.2" r="6"></circle><circle class="mark-blue" cx="169.8" cy="67.9" r="6"></circle><circle class="mark-blue" cx="110.2" cy="67.9" r="6"></circle><circle class="mark-blue" cx="67.9" cy="110.2" r="6"></circle><circle class="mark-blue" cx="67.9" cy="169.8" r="6"></circle><circle class="mark-blue" cx="110.2" cy="212.1" r="6"></circle><circle class="mark-blue" cx="169.8" cy="212.1" r="6"></circle><circle class="mark-blue" cx="212.1" cy="169.8" r="6"></circle><circle class="line-soft" cx="430" cy="140" r="46"></circle><circle class="line-soft" cx="430" cy="140" r="78"></circle><circle class="area-clay" cx="430" cy="140" r="24"></circle><text class="label-strong" x="430" y="145" text-anchor="middle">11+</text><circle class="mark-blue" cx="476.0" cy="140.0" r="6"></circle><circle class="mark-blue" cx="384.0" cy="140.0" r="6"></circle><circle class="mark-blue" cx="502.1" cy="110.2" r="6"></circle><circle class="mark-blue" cx="459.8" cy="67.9" r="6"></circle><circle class="mark-blue" cx="400.2" cy="67.9" r="6"></circle><circle class="mark-blue" cx="357.9" cy="110.2" r="6"></circle><circle class="mark-blue" cx="357.9" cy="169.8" r="6"></circle><circle class="mark-blue" cx="400.2" cy="212.1" r="6"></circle><circle class="mark-blue" cx="459.8" cy="212.1" r="6"></circle><circle class="mark-blue" cx="502.1" cy="169.8" r="6"></circle><circle class="mark-blue" cx="140.0" cy="30.0" r="6"></circle><line class="line" x1="272" y1="140" x2="326" y2="140"></line><polygon class="mark" points="336,140 324,134 324,146"></polygon><text class="label" x="303" y="126" text-anchor="middle">loses 1 e⁻</text><text class="label" x="140" y="284" text-anchor="middle">sodium atom: 2, 8, 1</text><text class="label" x="430" y="284" text-anchor="middle">sodium ion Na⁺: 2, 8</text></svg><figcaption>Electron shells of sodium: without its one outer electron the particle has 11 protons, 10 electrons and the charge 1+.</figcaption></figure>
<p>Electrons in an atom have only certain energies, and we group them into <strong>shells</strong>. The first shell holds up to 2
electrons. In the first 18 elements the second holds up to 8, and so does the third. The electrons of the outermost shell, the
<strong>valence electrons</strong>, take part in reactions. The drawing is a map of energies. It is not a picture of paths:
electrons do not circle the nucleus like planets.</p>

<h2>Worked example 2: average atomic mass</h2>
<p>Chlorine in nature is 75.76% chlorine-35 (34.969 u) and 24.24% chlorine-37 (36.966 u). Weight each mass by its share:</p>
<p>0.7576 · 34.969 u + 0.2424 · 36.966 u = 26.493 u + 8.961 u = 35.45 u</p>
<p>This is the value in the periodic table. No single chlorine atom has it. It lies closer to 35 than to 37 because the lighter
isotope is more common, which is a quick way to check such a result.</p>

<h2>Formulas</h2>
<ul>
<li>neutrons = <var>A</var> − <var>Z</var></li>
<li>charge = number of protons − number of electrons</li>
<li>average atomic mass = sum of (abundance as a decimal · mass of the isotope)</li>
</ul>

<h2>Common mistakes</h2>
<ul>
<li><strong>“A positive ion has gained protons.”</strong> Chemical reactions never change the nucleus. It has lost electrons.</li>
<li><strong>“Same number of neutrons means isotopes.”</strong> Isotopes share the number of <em>protons</em>.</li>
<li><strong>Averaging without weights.</strong> (34.969 + 36.966) ÷ 2 is about 35.97, which would be right only for a half-and-half
mixture.</li>
<li><strong>Mixing up mass number and atomic mass.</strong> The mass number is a count and always whole. The atomic mass is an
average and usually is not.</li>
</ul>`,
          keyConcepts: [
            { term: 'Atomic number', meaning: 'The number of protons; it decides which element an atom is.' },
            { term: 'Mass number', meaning: 'The number of protons plus neutrons in one atom.' },
            {
              term: 'Isotopes',
              meaning: 'Atoms with the same number of protons and different numbers of neutrons.',
            },
            {
              term: 'Ion',
              meaning: 'An atom, or group of atoms, with a charge because electrons were lost or gained.',
            },
            { term: 'Valence electrons', meaning: 'The electrons of the outermost shell.' },
            {
              term: 'Average atomic mass',
              meaning: 'The mean mass of the atoms of an element, weighted by the abundance of its isotopes.',
            },
          ],
          assignment: {
            key: 'atomic-structure-statue',
            title: 'What Is in the Bronze?',
            description:
              'Identify four particles from their counts, correct a claim about isotopes, and calculate the average atomic mass of copper.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “Inside the Atom”',
                'A periodic table',
                'A calculator app',
                'The answer box on this page',
              ],
              steps: [
                'Name each of the particles 1 to 4: give the element, the mass number and the charge, and say how you know.',
                'Explain whether Colin is right. Say which of the four particles are isotopes of one another.',
                'Calculate the average atomic mass of copper to two decimals. Show the work and say why the result lies closer to 63 than to 65.',
                'Describe what happened to the alpha particles in the gold foil experiment and explain what each of the two results shows about the atom.',
              ],
              story: {
                title: 'A museum sends a sample',
                content: `A museum has sent a tiny sample of a bronze statue to a laboratory. A mass spectrometer there turns atoms into ions and sorts them by mass. A trainee, Colin, has to interpret the printout. It lists four particles.

Particle 1 has 29 protons, 34 neutrons and 29 electrons.

Particle 2 has 29 protons, 36 neutrons and 27 electrons.

Particle 3 has 28 protons, 36 neutrons and 28 electrons.

Particle 4 has 29 protons, 34 neutrons and 27 electrons.

“Particles 2 and 3 both have 36 neutrons,” Colin says, “so they are isotopes of the same element.”

The printout also gives the two isotopes of copper found in nature. Copper-63 has a mass of 62.930 u and makes up 69.15% of all copper atoms. Copper-65 has a mass of 64.928 u and makes up 30.85%.

On the wall hangs an old drawing of the gold foil experiment of 1909. A visitor asks how shooting at a foil could show what is inside an atom.`,
              },
            },
            rubric: [
              {
                id: 'particles-named',
                name: 'Particles identified',
                points: 14,
                description: 'Name each particle from its counts.',
                notes:
                  'Identifies particle 1 as a neutral copper-63 atom, particle 2 as a copper-65 ion with charge 2+, particle 3 as a neutral nickel-64 atom and particle 4 as a copper-63 ion with charge 2+, because the number of protons gives the element, protons plus neutrons give the mass number, and missing electrons give a positive charge.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'All four with element, mass number, charge and reasons', points: 14 },
                  { id: 'most', label: 'All four, reasons or one charge missing', points: 10 },
                  { id: 'some', label: 'Two or three particles correct', points: 5 },
                  { id: 'none', label: 'At most one particle', points: 0 },
                ],
              },
              {
                id: 'isotope-claim',
                name: 'Isotopes',
                points: 8,
                description: 'Judge Colin’s claim and explain what isotopes are.',
                notes:
                  'Says Colin is wrong because isotopes have the same number of protons and different numbers of neutrons; particles 2 and 3 are different elements, copper and nickel. Particles 1 and 2 (and 4 and 2) are isotopes of copper.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Claim corrected by protons, isotopes named', points: 8 },
                  { id: 'some', label: 'Claim rejected, but the isotopes are not named', points: 4 },
                  { id: 'none', label: 'Claim accepted', points: 0 },
                ],
              },
              {
                id: 'average-mass',
                name: 'Average atomic mass',
                points: 10,
                description: 'Calculate the average atomic mass and show your work.',
                notes:
                  'Multiplies each mass by its abundance, 0.6915 · 62.930 + 0.3085 · 64.928 = 43.516 + 20.030, and gets 63.55 u, closer to 63 because copper-63 is more common.',
                source: 'ai',
                levels: [
                  { id: 'full', label: '63.55 u with work and the reason', points: 10 },
                  { id: 'most', label: '63.55 u, reason or work missing', points: 7 },
                  { id: 'some', label: 'Weights used with an error', points: 3 },
                  { id: 'none', label: 'No weighted average', points: 0 },
                ],
              },
              {
                id: 'gold-foil',
                name: 'Gold foil evidence',
                points: 8,
                description: 'Explain what the experiment showed and how.',
                notes:
                  'Most alpha particles went straight through the foil, so the atom is mostly empty space; a few bounced back because they were repelled by a tiny, heavy, positive nucleus.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both results with what each shows', points: 8 },
                  { id: 'some', label: 'One result with its meaning', points: 4 },
                  { id: 'none', label: 'No evidence explained', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Particle 1: 29 protons means copper. 29 + 34 = 63, and it has as many electrons as protons, so it is a neutral copper-63 atom. Particle 2: copper again, 29 + 36 = 65. It has two electrons fewer than protons, so it is a copper-65 ion with charge 2+. Particle 3: 28 protons means nickel, 28 + 36 = 64, neutral: a nickel-64 atom. Particle 4: 29 + 34 = 63, two electrons are missing: a copper-63 ion with charge 2+.

Colin is wrong. Isotopes have the same number of protons and different numbers of neutrons. Particles 2 and 3 have the same number of neutrons but different protons, so they are different elements, copper and nickel. Particles 1 and 2 are isotopes of copper, and so are 4 and 2. Their charge does not matter for that.

Average: 0.6915 · 62.930 + 0.3085 · 64.928 = 43.516 + 20.030 = 63.546, so about 63.55 u. It lies closer to 63 because copper-63 is more common.

Gold foil: Most alpha particles went straight through, so an atom is mostly empty space. A few bounced back. They must have been repelled by something tiny, heavy and positive, the nucleus. If the positive charge were spread out, none would bounce back.`,
              `1 is copper-63. 2 is a copper-65 ion with 2+ because it has 27 electrons. 3 is nickel-64. 4 is copper-63 with 2+.

Colin is wrong because isotopes have the same protons, and 2 and 3 have 29 and 28. 1 and 2 are isotopes.

0.6915 · 62.930 = 43.52 and 0.3085 · 64.928 = 20.03, together 63.55 u.

Most of the alpha particles went through and some came back because they hit the nucleus, which is positive and heavy.`,
              `1 is copper, 2 is copper, 3 is nickel and 4 is copper. Numbers 2 and 4 are ions. Colin is wrong because they are different elements. The average is (62.930 + 64.928) ÷ 2 = 63.93 u. In the gold foil experiment most went through because there is empty space.`,
              `They are all copper because it is bronze. Colin is right because both have 36. The average mass is 64. The alpha particles hit the gold and got stuck.`,
            ],
          },
        },
        {
          key: 'periodic-trends',
          title: 'Periodic Trends',
          estimatedMinutes: 30,
          objectives: [
            'Relate the position of a main-group element to its shells and valence electrons',
            'Explain the trends in atomic radius, ionization energy and electronegativity',
            'Identify a group from successive ionization energies',
            'Compare the size of an atom with the size of its ion',
          ],
          introduction:
            'Drop a grain of sodium into water and it races around, hissing. Its neighbor magnesium just lies there. ' +
            'Move a box or two in the periodic table and an element behaves quite differently. Yet the table is no list of ' +
            'surprises. Two simple ideas, the pull of the nucleus and the distance from it, explain most of what you see.',
          mainContent: `<h2>Reading the address</h2>
<p>A row of the periodic table is a <strong>period</strong>, a column is a <strong>group</strong>. In the main groups the period
tells you how many shells are in use, and the group tells you the number of <strong>valence electrons</strong>: one in group 1,
two in group 2, and in groups 13 to 18 three to eight (helium, with two electrons in all, is the exception). Elements of a group
have the same number of valence electrons, so they react alike (hydrogen, a nonmetal, is an exception).</p>

<h2>Two ideas that explain the trends</h2>
<ul>
<li><strong>Effective nuclear charge.</strong> Inner electrons stand between the nucleus and the outer ones and
<strong>shield</strong> them. An outer electron feels roughly the nuclear charge minus the number of inner electrons. Along a period,
protons are added but inner electrons are not, so the pull on the outer shell grows.</li>
<li><strong>Distance.</strong> Down a group each element has one more shell. The outer electrons are farther away and held less
tightly.</li>
</ul>
<table>
<thead>
<tr><th scope="col">Property</th><th scope="col">Meaning</th><th scope="col">Across a period →</th><th scope="col">Down a group ↓</th></tr>
</thead>
<tbody>
<tr><th scope="row">Atomic radius</th><td>size of the atom</td><td>decreases</td><td>increases</td></tr>
<tr><th scope="row">First ionization energy</th><td>energy needed to remove the most loosely held electron from each atom of a gas</td>
<td>increases, with small dips</td><td>decreases</td></tr>
<tr><th scope="row">Electronegativity</th><td>how strongly an atom in a bond attracts the shared electrons</td><td>increases (noble
gases left out)</td><td>decreases</td></tr>
</tbody>
</table>
<p>Fluorine, at the top right, is the most electronegative element.</p>

<h2>Worked data reading: the sawtooth</h2>
<figure><svg viewBox="0 0 560 300" role="img" aria-label="Graph of the first ionization energy of the elements from hydrogen to calcium, with peaks at the noble gases and low points at the alkali metals"><line class="line-soft" x1="62" y1="211.0" x2="540" y2="211.0"></line><text class="label-small" x="54" y="215.0" text-anchor="end">500</text><line class="line-soft" x1="62" y1="166.0" x2="540" y2="166.0"></line><text class="label-small" x="54" y="170.0" text-anchor="end">1,000</text><line class="line-soft" x1="62" y1="121.0" x2="540" y2="121.0"></line><text class="label-small" x="54" y="125.0" text-anchor="end">1,500</text><line class="line-soft" x1="62" y1="76.0" x2="540" y2="76.0"></line><text class="label-small" x="54" y="80.0" text-anchor="end">2,000</text><text class="label-small" x="54" y="260" text-anchor="end">0</text><line class="line" x1="62" y1="256" x2="62" y2="30"></line><line class="line" x1="62" y1="256" x2="546" y2="256"></line><polygon class="mark" points="62,22 57,34 67,34"></polygon><polygon class="mark" points="554,256 542,251 542,261"></polygon><line class="line" x1="179.5" y1="256" x2="179.5" y2="262"></line><text class="label-small" x="179.5" y="276" text-anchor="middle">5</text><line class="line" x1="297.0" y1="256" x2="297.0" y2="262"></line><text class="label-small" x="297.0" y="276" text-anchor="middle">10</text><line class="line" x1="414.5" y1="256" x2="414.5" y2="262"></line><text class="label-small" x="414.5" y="276" text-anchor="middle">15</text><line class="line" x1="532.0" y1="256" x2="532.0" y2="262"></line><text class="label-small" x="532.0" y="276" text-anchor="middle">20</text><text class="label-small" x="74" y="24">energy in kJ/mol</text><text class="label-small" x="300" y="294" text-anchor="middle">atomic number</text><polyline class="line-blue" points="85.5,137.9 109.0,42.5 132.5,209.2 156.0,175.0 179.5,183.9 203.0,158.3 226.5,129.8 250.0,137.7 273.5,104.7 297.0,68.7 320.5,211.4 344.0,189.6 367.5,204.0 391.0,185.2 414.5,164.9 438.0,166.0 461.5,143.4 485.0,119.1 508.5,218.3 532.0,202.9"></polyline><circle class="mark-blue" cx="85.5" cy="137.9" r="4"></circle><circle class="mark-pine" cx="109.0" cy="42.5" r="4"></circle><circle class="mark-clay" cx="132.5" cy="209.2" r="4"></circle><circle class="mark-blue" cx="156.0" cy="175.0" r="4"></circle><circle class="mark-blue" cx="179.5" cy="183.9" r="4"></circle><circle class="mark-blue" cx="203.0" cy="158.3" r="4"></circle><circle class="mark-blue" cx="226.5" cy="129.8" r="4"></circle><circle class="mark-blue" cx="250.0" cy="137.7" r="4"></circle><circle class="mark-blue" cx="273.5" cy="104.7" r="4"></circle><circle class="mark-pine" cx="297.0" cy="68.7" r="4"></circle><circle class="mark-clay" cx="320.5" cy="211.4" r="4"></circle><circle class="mark-blue" cx="344.0" cy="189.6" r="4"></circle><circle class="mark-blue" cx="367.5" cy="204.0" r="4"></circle><circle class="mark-blue" cx="391.0" cy="185.2" r="4"></circle><circle class="mark-blue" cx="414.5" cy="164.9" r="4"></circle><circle class="mark-blue" cx="438.0" cy="166.0" r="4"></circle><circle class="mark-blue" cx="461.5" cy="143.4" r="4"></circle><circle class="mark-pine" cx="485.0" cy="119.1" r="4"></circle><circle class="mark-clay" cx="508.5" cy="218.3" r="4"></circle><circle class="mark-blue" cx="532.0" cy="202.9" r="4"></circle><text class="label-strong" x="72.5" y="142.9" text-anchor="middle">H</text><text class="label-strong" x="125.0" y="42.5" text-anchor="middle">He</text><text class="label-strong" x="132.5" y="229.2" text-anchor="middle">Li</text><text class="label-strong" x="313.0" y="68.7" text-anchor="middle">Ne</text><text class="label-strong" x="320.5" y="231.4" text-anchor="middle">Na</text><text class="label-strong" x="501.0" y="119.1" text-anchor="middle">Ar</text><text class="label-strong" x="508.5" y="238.3" text-anchor="middle">K</text></svg><figcaption>First ionization energy climbs along each period, with small dips, to a noble gas (green) and drops to the next alkali metal (red).</figcaption></figure>
<p><strong>Step 1: describe.</strong> The graph climbs from lithium to neon, falls steeply to sodium, climbs again to argon and
falls to potassium.</p>
<p><strong>Step 2: explain the climb.</strong> From lithium to neon the outer electrons stay in the second shell while the nucleus
gains protons, so each electron is harder to remove.</p>
<p><strong>Step 3: explain the drop.</strong> Sodium’s eleventh electron starts a third shell. It is farther away and shielded by
ten inner electrons, so it comes off easily: 496 kJ/mol against 2,081 kJ/mol for neon.</p>
<p><strong>Step 4: compare the low points.</strong> Lithium 520, sodium 496, potassium 419. Down the group the value falls as the
distance grows, which is why potassium reacts with water more violently than sodium does.</p>

<h2>Worked example: find the group</h2>
<p>Electrons can be removed one after another. For an unknown element the successive ionization energies are 578, 1,817, 2,745 and
11,577 kJ/mol. Which group is it in?</p>
<ol>
<li>Each step costs more than the last, because the charge of the ion grows.</li>
<li>Look for the jump. From the third to the fourth the value rises more than fourfold.</li>
<li>So three electrons are in the outer shell, and the fourth comes from a shell closer to the nucleus. Three valence electrons:
group 13. In period 3 that is aluminum, which forms Al<sup>3+</sup>.</li>
</ol>

<h2>Atoms and their ions</h2>
<p>A sodium atom has a radius of about 186 pm, the ion Na<sup>+</sup> about 102 pm: the whole third shell is gone. A chlorine atom
has a radius of about 99 pm, the ion Cl<sup>−</sup> about 181 pm. One more electron repels the others, and no proton is added to
hold them. Positive ions are smaller than their atoms, negative ions are larger. (1 pm is 10<sup>−12</sup> m.)</p>

<h2>Formulas</h2>
<ul>
<li>effective nuclear charge ≈ number of protons − number of inner electrons (a rough estimate)</li>
<li>Example: Na 11 − 10 = 1, Mg 12 − 10 = 2, Cl 17 − 10 = 7</li>
</ul>

<h2>Common mistakes</h2>
<ul>
<li><strong>“More electrons make a larger atom.”</strong> Along a period the atoms shrink, because the extra electrons join the same
shell and the extra protons pull harder.</li>
<li><strong>Explaining with “it wants a full shell”.</strong> Atoms want nothing. Give the cause: charge, distance, shielding.</li>
<li><strong>Treating a trend as a law.</strong> Boron and oxygen have slightly lower first ionization energies than the elements
before them, which shows that shells have a finer structure.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Effective nuclear charge',
              meaning: 'The pull an outer electron feels: roughly the protons minus the inner electrons.',
            },
            {
              term: 'Shielding',
              meaning: 'The weakening of the nuclear pull on outer electrons by the inner electrons.',
            },
            {
              term: 'Ionization energy',
              meaning: 'The energy needed to remove an electron from each atom of a gas.',
            },
            {
              term: 'Atomic radius',
              meaning: 'The size of an atom; it decreases across a period and increases down a group.',
            },
            {
              term: 'Electronegativity',
              meaning: 'How strongly an atom in a bond attracts the shared electrons.',
            },
          ],
          assignment: {
            key: 'periodic-trends-unknowns',
            title: 'Four Jars Without Labels',
            description:
              'Identify elements from their ionization energies, order their atoms by size, and explain the pattern with charge, distance and shielding.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “Periodic Trends”',
                'A periodic table',
                'The answer box on this page',
              ],
              steps: [
                'For Q, R and T, find the jump in the ionization energies. Give the number of valence electrons, the group and the name of each element.',
                'Order the atoms of Q, R and T from largest to smallest. Explain the order and answer Milo.',
                'Name X. Predict whether its first ionization energy is higher or lower than that of Q, and explain why.',
                'Say which ions Q and T form, and explain how the size of each ion compares with the size of its atom.',
              ],
              story: {
                title: 'Inventory day',
                content: `Four jars in a school’s storeroom have lost their labels. The teacher knows that Q, R and T are elements of period 3, and that X is in the same group as Q, one period below it. A data sheet from the manufacturer gives successive ionization energies in kilojoules per mole.

Q: 496, then 4,562, then 6,910.

R: 738, then 1,451, then 7,733, then 10,543.

T: 1,251, then 2,298, then 3,822, then 5,159, then 6,542, then 9,362, then 11,018, then 33,604.

For X the sheet is torn off.

Milo, who is helping, looks at the periodic table on the wall. “T comes later in the row than Q, so its atom has more electrons,” he says. “More electrons need more room. So the atom of T must be larger than the atom of Q.”`,
              },
            },
            rubric: [
              {
                id: 'elements-identified',
                name: 'Elements identified',
                points: 12,
                description: 'Identify the elements and give your evidence.',
                notes:
                  'Finds the jump after the first ionization energy for Q, so one valence electron, group 1, sodium; after the second for R, so two valence electrons, group 2, magnesium; after the seventh for T, so seven valence electrons, group 17, chlorine.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'All three with jump, valence electrons, group and name', points: 12 },
                  { id: 'most', label: 'All three named, jumps partly explained', points: 8 },
                  { id: 'some', label: 'One or two elements', points: 4 },
                  { id: 'none', label: 'No element identified', points: 0 },
                ],
              },
              {
                id: 'radius-order',
                name: 'Order of size',
                points: 12,
                description: 'Order the atoms by size and explain the order.',
                notes:
                  'Orders the atoms sodium, magnesium, chlorine from largest to smallest, because across the period the outer electrons are in the same shell with the same shielding while the nucleus has more protons and pulls harder, so the radius decreases and Milo is wrong.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Order explained by charge and shell, Milo corrected', points: 12 },
                  { id: 'most', label: 'Order correct, explanation incomplete', points: 8 },
                  { id: 'some', label: 'Trend named without order or cause', points: 4 },
                  { id: 'none', label: 'Wrong order', points: 0 },
                ],
              },
              {
                id: 'prediction-x',
                name: 'Prediction for X',
                points: 8,
                description: 'Make the prediction for X and give your reasons.',
                notes:
                  'Names potassium and predicts a lower first ionization energy than 496, because its outer electron is in a fourth shell, at a larger distance from the nucleus and shielded by more inner electrons, so it is held less tightly.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Potassium, lower, with distance and shielding', points: 8 },
                  { id: 'some', label: 'Lower, but the cause is missing', points: 4 },
                  { id: 'none', label: 'Wrong prediction', points: 0 },
                ],
              },
              {
                id: 'ion-size',
                name: 'Ions and their size',
                points: 8,
                description: 'Compare each ion with its atom and explain the difference.',
                notes:
                  'The sodium ion Na⁺ is smaller than its atom because the outer shell is gone; the chloride ion Cl⁻ is larger than its atom because one more electron repels the others while no proton is added.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both ions with size and cause', points: 8 },
                  { id: 'some', label: 'One ion explained, or both without cause', points: 4 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Q: The jump comes after the first ionization energy, from 496 to 4,562. So Q has one valence electron and is in group 1. In period 3 that is sodium. R: The jump comes after the second, from 1,451 to 7,733, so two valence electrons, group 2, magnesium. T: The jump comes after the seventh, from 11,018 to 33,604, so seven valence electrons, group 17, chlorine.

From largest to smallest: sodium, magnesium, chlorine. Milo is wrong. The extra electrons go into the same shell, the third, and the shielding by the ten inner electrons stays the same. But the nucleus has more protons (11, 12, 17) and pulls harder, so the radius decreases across the period.

X is one below sodium, so it is potassium. I predict a lower first ionization energy than 496. Its outer electron is in the fourth shell, at a larger distance from the nucleus, and there are more inner electrons to shield it, so it is held less tightly.

Sodium forms Na⁺. The ion is smaller than the atom because the whole outer shell is gone. Chlorine forms Cl⁻. The ion is larger than the atom because one more electron repels the others, and no proton is added to hold them.`,
              `Q jumps after the first one, so it has 1 valence electron and is sodium. R jumps after the second, so it is magnesium. T jumps after the seventh, so it is chlorine, group 17.

Sodium is the largest, then magnesium, then chlorine, because the nucleus has more protons and pulls the electrons in. Milo forgot the protons.

X is potassium. It has a lower ionization energy because the outer electron is farther away.

Na⁺ is smaller because it lost an electron and Cl⁻ is bigger because it gained one.`,
              `Q is sodium because it is easy to take away one electron. R is magnesium. T is chlorine because it has the highest numbers. Sodium is the biggest because atoms get smaller across a period, that is the trend. X is potassium and I think it is higher because it has more electrons. Q makes Na⁺ and T makes Cl⁻.`,
              `Q, R and T are metals. Milo is right because more electrons take up more space. X has a higher energy because it is bigger.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Bonds and Reactions',
      lessons: [
        {
          key: 'chemical-bonding',
          title: 'Chemical Bonding',
          estimatedMinutes: 30,
          objectives: [
            'Explain ionic, covalent and metallic bonding by what electrons do',
            'Write the formula of an ionic compound from the charges of its ions',
            'Predict whether a bond or a molecule is polar from electronegativities and shape',
            'Identify the type of a substance from its properties and explain them with particles',
          ],
          introduction:
            'Salt shatters, wax melts in your hand, copper bends into wire, and a diamond scratches them all. The atoms in ' +
            'these four solids are held together by electric attraction and nothing else. What differs is where the electrons ' +
            'are. If you know that, you can predict how a substance behaves before you touch it.',
          mainContent: `<h2>Three ways to hold atoms together</h2>
<figure><svg viewBox="0 0 560 270" role="img" aria-label="Three models: an ionic crystal of alternating ions, a polar water molecule, and metal ions in a sea of electrons"><circle class="area-pine" cx="32" cy="50" r="20"></circle><text class="label" x="32" y="55" text-anchor="middle">−</text><circle class="area-clay" cx="32" cy="92" r="13"></circle><text class="label" x="32" y="97" text-anchor="middle">+</text><circle class="area-pine" cx="32" cy="134" r="20"></circle><text class="label" x="32" y="139" text-anchor="middle">−</text><circle class="area-clay" cx="32" cy="176" r="13"></circle><text class="label" x="32" y="181" text-anchor="middle">+</text><circle class="area-clay" cx="74" cy="50" r="13"></circle><text class="label" x="74" y="55" text-anchor="middle">+</text><circle class="area-pine" cx="74" cy="92" r="20"></circle><text class="label" x="74" y="97" text-anchor="middle">−</text><circle class="area-clay" cx="74" cy="134" r="13"></circle><text class="label" x="74" y="139" text-anchor="middle">+</text><circle class="area-pine" cx="74" cy="176" r="20"></circle><text class="label" x="74" y="181" text-anchor="middle">−</text><circle class="area-pine" cx="116" cy="50" r="20"></circle><text class="label" x="116" y="55" text-anchor="middle">−</text><circle class="area-clay" cx="116" cy="92" r="13"></circle><text class="label" x="116" y="97" text-anchor="middle">+</text><circle class="area-pine" cx="116" cy="134" r="20"></circle><text class="label" x="116" y="139" text-anchor="middle">−</text><circle class="area-clay" cx="116" cy="176" r="13"></circle><text class="label" x="116" y="181" text-anchor="middle">+</text><circle class="area-clay" cx="158" cy="50" r="13"></circle><text class="label" x="158" y="55" text-anchor="middle">+</text><circle class="area-pine" cx="158" cy="92" r="20"></circle><text class="label" x="158" y="97" text-anchor="middle">−</text><circle class="area-clay" cx="158" cy="134" r="13"></circle><text class="label" x="158" y="139" text-anchor="middle">+</text><circle class="area-pine" cx="158" cy="176" r="20"></circle><text class="label" x="158" y="181" text-anchor="middle">−</text><circle class="area-blue" cx="242.3" cy="133.1" r="24"></circle><circle class="area-blue" cx="327.7" cy="133.1" r="24"></circle><circle class="area-clay" cx="285" cy="100" r="38"></circle><text class="label-strong" x="285" y="105" text-anchor="middle">O</text><text class="label-strong" x="237.3" y="141.1" text-anchor="middle">H</text><text class="label" x="220.3" y="175.1" text-anchor="middle">δ+</text><text class="label-strong" x="332.7" y="141.1" text-anchor="middle">H</text><text class="label" x="349.7" y="175.1" text-anchor="middle">δ+</text><text class="label" x="285" y="52" text-anchor="middle">δ−</text><circle class="area-amber" cx="415" cy="59" r="17"></circle><text class="label" x="415" y="64" text-anchor="middle">+</text><circle class="area-amber" cx="415" cy="113" r="17"></circle><text class="label" x="415" y="118" text-anchor="middle">+</text><circle class="area-amber" cx="415" cy="167" r="17"></circle><text class="label" x="415" y="172" text-anchor="middle">+</text><circle class="area-amber" cx="469" cy="59" r="17"></circle><text class="label" x="469" y="64" text-anchor="middle">+</text><circle class="area-amber" cx="469" cy="113" r="17"></circle><text class="label" x="469" y="118" text-anchor="middle">+</text><circle class="area-amber" cx="469" cy="167" r="17"></circle><text class="label" x="469" y="172" text-anchor="middle">+</text><circle class="area-amber" cx="523" cy="59" r="17"></circle><text class="label" x="523" y="64" text-anchor="middle">+</text><circle class="area-amber" cx="523" cy="113" r="17"></circle><text class="label" x="523" y="118" text-anchor="middle">+</text><circle class="area-amber" cx="523" cy="167" r="17"></circle><text class="label" x="523" y="172" text-anchor="middle">+</text><circle class="mark-blue" cx="442" cy="86" r="4"></circle><circle class="mark-blue" cx="496" cy="80" r="4"></circle><circle class="mark-blue" cx="446" cy="140" r="4"></circle><circle class="mark-blue" cx="498" cy="136" r="4"></circle><circle class="mark-blue" cx="388" cy="84" r="4"></circle><circle class="mark-blue" cx="392" cy="138" r="4"></circle><circle class="mark-blue" cx="548" cy="110" r="4"></circle><circle class="mark-blue" cx="470" cy="34" r="4"></circle><circle class="mark-blue" cx="468" cy="192" r="4"></circle><circle class="mark-blue" cx="418" cy="194" r="4"></circle><circle class="mark-blue" cx="520" cy="196" r="4"></circle><circle class="mark-blue" cx="546" cy="168" r="4"></circle><circle class="mark-blue" cx="440" cy="32" r="4"></circle><circle class="mark-blue" cx="524" cy="30" r="4"></circle><text class="label" x="95" y="232" text-anchor="middle">ionic</text><text class="label" x="285" y="232" text-anchor="middle">covalent (water)</text><text class="label" x="469" y="232" text-anchor="middle">metallic</text><text class="label-small" x="95" y="254" text-anchor="middle">ions in a lattice</text><text class="label-small" x="285" y="254" text-anchor="middle">shared electron pairs</text><text class="label-small" x="469" y="254" text-anchor="middle">mobile electrons (dots)</text></svg><figcaption>Three kinds of bonding as models: neighboring opposite ions, a molecule with unevenly shared electrons, and metal ions in an electron sea.</figcaption></figure>
<ul>
<li><strong>Ionic bonding.</strong> A metal atom with few valence electrons loses them to a nonmetal atom. The ions that form
attract one another in all directions and build a <strong>lattice</strong>. There are no separate molecules in it.</li>
<li><strong>Covalent bonding.</strong> Two nonmetal atoms share one or more pairs of electrons. Both nuclei attract the shared
pair. Most covalent substances are made of <strong>molecules</strong>. In a few, such as diamond and quartz, covalent bonds run
through the whole crystal as a <strong>network</strong>.</li>
<li><strong>Metallic bonding.</strong> Metal atoms give their valence electrons to the whole crystal. Positive ions are held
together by a sea of mobile electrons.</li>
</ul>

<h2>Worked example 1: the formula of aluminum oxide</h2>
<p>Aluminum forms Al<sup>3+</sup> and oxygen forms O<sup>2−</sup>. A compound is neutral, so look for the smallest numbers that
balance the charges: 2 · (3+) = 6+ and 3 · (2−) = 6−. The formula is Al<sub>2</sub>O<sub>3</sub>. It is a ratio of ions, two for
every three.</p>

<h2>Worked example 2: the bonds in carbon dioxide</h2>
<p>In most molecules each atom ends up with eight electrons around it, shared ones included, and hydrogen with two (the
<strong>octet rule</strong>).</p>
<ol>
<li>Valence electrons available: 4 + 6 + 6 = 16.</li>
<li>Needed if nothing were shared: 3 atoms · 8 = 24.</li>
<li>Difference: 24 − 16 = 8 electrons must be shared, that is 4 pairs.</li>
<li>Two pairs on each side: O=C=O, with two double bonds. The 8 electrons left over are lone pairs on the oxygen atoms.</li>
</ol>

<h2>Unequal sharing</h2>
<p>The atom with the higher electronegativity pulls the shared pair closer and becomes slightly negative (δ−). The other becomes
slightly positive (δ+). The bond is <strong>polar</strong>.</p>
<table>
<thead>
<tr><th scope="col">Bond</th><th scope="col">Electronegativities</th><th scope="col">Difference</th><th scope="col">Type</th></tr>
</thead>
<tbody>
<tr><th scope="row">C–H</th><td>2.55 and 2.20</td><td>0.35</td><td>nearly nonpolar</td></tr>
<tr><th scope="row">O–H</th><td>3.44 and 2.20</td><td>1.24</td><td>polar covalent</td></tr>
<tr><th scope="row">Na and Cl</th><td>0.93 and 3.16</td><td>2.23</td><td>mostly ionic</td></tr>
</tbody>
</table>
<p>As a rule of thumb, a difference below about 0.5 counts as nonpolar and one above about 1.7 as mostly ionic. The borders are not
sharp.</p>
<p>A molecule with polar bonds can still be nonpolar. In CO<sub>2</sub> the two polar bonds point in opposite directions and
cancel. Water is bent, with an angle of about 104.5°, so its two polar bonds do not cancel, and the molecule as a whole is polar.
Polar water surrounds ions and pulls them out of a crystal, so many salts dissolve. It has little grip on nonpolar molecules such
as those of wax or oil.</p>

<h2>From bonding to properties</h2>
<table>
<thead>
<tr><th scope="col">Type</th><th scope="col">Melting point</th><th scope="col">Conducts electricity?</th><th scope="col">Why</th></tr>
</thead>
<tbody>
<tr><th scope="row">Ionic</th><td>high (NaCl 801 °C)</td><td>not as a solid; yes when melted or dissolved</td><td>ions are fixed in
the lattice; free to move in a liquid</td></tr>
<tr><th scope="row">Molecular</th><td>usually low (ice 0 °C)</td><td>no</td><td>weak attractions between molecules; no free
charges</td></tr>
<tr><th scope="row">Network covalent</th><td>very high (quartz about 1,700 °C)</td><td>usually no</td><td>strong bonds must be
broken everywhere</td></tr>
<tr><th scope="row">Metallic</th><td>varies (copper 1,085 °C)</td><td>yes, solid and liquid</td><td>mobile electrons; layers can
slide, so metals bend</td></tr>
</tbody>
</table>
<p>When ice melts, the O–H bonds inside the molecules stay whole. Only the weaker attractions <em>between</em> molecules are
overcome.</p>

<h2>Formulas</h2>
<ul>
<li>Ionic compound: total positive charge + total negative charge = 0</li>
<li>Shared pairs = (electrons needed − valence electrons available) / 2</li>
<li>Bond polarity: difference of the electronegativities of the two atoms</li>
</ul>

<h2>Common mistakes</h2>
<ul>
<li><strong>“A molecule of salt.”</strong> Solid salt consists of ions in a lattice, not of molecules.</li>
<li><strong>“Polar bonds make a polar molecule.”</strong> Check the shape.</li>
<li><strong>“Ionic compounds conduct because they contain ions.”</strong> Only if the ions can move.</li>
<li><strong>“Boiling breaks water into hydrogen and oxygen.”</strong> Steam is still H<sub>2</sub>O.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Ionic bonding',
              meaning: 'The attraction between positive and negative ions in a lattice.',
            },
            {
              term: 'Covalent bond',
              meaning: 'A bond in which two atoms share one or more pairs of electrons.',
            },
            {
              term: 'Metallic bonding',
              meaning: 'The attraction between positive metal ions and a sea of mobile electrons.',
            },
            {
              term: 'Polar bond',
              meaning: 'A covalent bond in which the more electronegative atom holds the shared pair closer.',
            },
            {
              term: 'Octet rule',
              meaning: 'Most main-group atoms in molecules have eight electrons around them, hydrogen two.',
            },
            {
              term: 'Network covalent solid',
              meaning: 'A crystal in which covalent bonds run through the whole solid, such as diamond.',
            },
          ],
          assignment: {
            key: 'bonding-matching',
            title: 'Substances and their bonds',
            description:
              'Match eight substances with the structures that hold them together. Then identify four unknown solids and explain their properties with particles.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “Chemical Bonding”',
                'A periodic table',
                'The matching activity',
                'The answer box on this page',
              ],
              steps: [
                'Match each of the eight substances with the description of its structure.',
                'Decide for each of the samples A to D whether it is ionic, molecular, network covalent or metallic, and give the evidence.',
                'Explain with particles why A conducts electricity in solution but not as a solid, and why C conducts as a solid.',
                'Explain why A dissolves in water and B does not. Correct Lena’s sentence.',
              ],
              story: {
                title: 'Four solids on a tray',
                content: `In a materials lab, four solids lie on a tray. Lena and Amir test each of them and write down the results.

Sample A forms white, brittle crystals. It melts at 801 °C. The solid does not conduct electricity. It dissolves in water, and the solution conducts well.

Sample B is soft and white and feels greasy. It melts at about 60 °C. It does not conduct electricity, and it does not dissolve in water. According to its label it consists of carbon and hydrogen only.

Sample C is a shiny, reddish strip that bends without breaking. The solid conducts electricity very well. It does not dissolve in water.

Sample D is a clear, hard crystal that scratches glass. It does not melt in the hottest flame of the lab, does not conduct and does not dissolve in water.

Lena looks at the melting point of B. “So the covalent bonds in B must be very weak,” she says. “They already break at 60 degrees.”`,
              },
            },
            rubric: [
              {
                id: 'substance-matching',
                name: 'Substances matched with structures',
                points: 16,
                description: 'Each substance is matched with its structure, two points for each pair.',
                source: 'matching',
                levels: [],
              },
              {
                id: 'types-with-evidence',
                name: 'Types with evidence',
                points: 12,
                description: 'Identify each solid and name the evidence.',
                notes:
                  'Identifies A as ionic because it is brittle, melts at a high temperature and conducts only in solution; B as molecular because it is soft, melts at a low temperature and does not conduct; C as metallic because it is shiny, bends and conducts as a solid; D as network covalent because it is very hard, has a very high melting point and does not conduct.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'All four types with evidence', points: 12 },
                  { id: 'most', label: 'All four types, evidence partly missing', points: 8 },
                  { id: 'some', label: 'Two or three types', points: 4 },
                  { id: 'none', label: 'At most one type', points: 0 },
                ],
              },
              {
                id: 'particle-explanations',
                name: 'Explanations with particles',
                points: 12,
                description: 'Explain the properties by what the particles do.',
                notes:
                  'Explains that in solid A the ions are fixed in the lattice but are free to move in solution, that C conducts because it has mobile electrons, and that polar water molecules surround and pull out ions of A but have little grip on the nonpolar molecules of B. Corrects Lena: melting overcomes the weak attractions between molecules, the covalent bonds inside the molecules do not break.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Conduction, dissolving and Lena’s error explained with particles',
                    points: 12,
                  },
                  { id: 'most', label: 'Two of the three explained', points: 8 },
                  { id: 'some', label: 'One explained', points: 4 },
                  { id: 'none', label: 'No explanation with particles', points: 0 },
                ],
              },
            ],
            matching: [
              { left: 'Sodium chloride, NaCl', right: 'Lattice of ions with charges 1+ and 1−' },
              { left: 'Magnesium oxide, MgO', right: 'Lattice of ions with charges 2+ and 2−' },
              { left: 'Copper, Cu', right: 'Positive ions in a sea of mobile electrons' },
              { left: 'Diamond, C', right: 'Network of covalent bonds between atoms of one element' },
              { left: 'Water, H₂O', right: 'Bent, polar molecule with two single bonds' },
              {
                left: 'Carbon dioxide, CO₂',
                right: 'Straight, nonpolar molecule with two double bonds',
              },
              { left: 'Nitrogen, N₂', right: 'Molecule of two atoms joined by a triple bond' },
              { left: 'Hydrogen chloride, HCl', right: 'Polar molecule of two atoms with one single bond' },
            ],
            sampleAnswers: [
              `A is ionic. It is brittle, melts at a high temperature (801 °C) and conducts only in solution, not as a solid. B is molecular, because it is soft, melts at only 60 °C and does not conduct. C is metallic because it is shiny, bends without breaking and conducts as a solid. D is network covalent: it is very hard, does not melt in the flame, so it has a very high melting point, and it does not conduct.

In solid A the ions are fixed in the lattice, so no charge can move. In solution the ions are free to move, and they carry the current. C conducts as a solid because its valence electrons are mobile and belong to the whole metal.

Water molecules are polar. Their slightly negative oxygen end surrounds the positive ions and the slightly positive hydrogen end the negative ions, and they pull the ions out of the lattice. The molecules of B consist of carbon and hydrogen only. They are nonpolar, so polar water has little grip on them, and B does not dissolve.

Lena is wrong. When B melts, only the weak attractions between the molecules are overcome. The covalent bonds inside the molecules are strong and do not break.`,
              `A is ionic because it melts at a high temperature and conducts in solution. B is molecular because it melts at 60 °C and does not conduct. C is metallic because it is shiny and bends. D is network covalent because it is so hard.

A conducts in water because the ions can move there. In the solid they are stuck in the lattice. C has mobile electrons.

Water is polar and pulls the ions apart. B is nonpolar, so it does not dissolve in water.`,
              `A is ionic, B is molecular, C is a metal and D is covalent too because it is hard like diamond. A conducts in water because water conducts electricity. C conducts because it is a metal. Lena is wrong because covalent bonds are strong.`,
              `A is salt, B is soap, C is copper and D is glass. Lena is right because it melts fast, so the bonds are weak.`,
            ],
          },
        },
        {
          key: 'moles-stoichiometry',
          title: 'Moles and Stoichiometry',
          estimatedMinutes: 35,
          objectives: [
            'Convert between mass, moles and number of particles',
            'Balance a chemical equation and read its coefficients as a ratio of moles',
            'Calculate the mass of a product or reactant from an equation',
            'Determine the limiting reactant and the percent yield',
          ],
          introduction:
            'To make sandwiches with two slices of bread and one slice of cheese, nobody weighs the bread and the cheese and ' +
            'compares the grams. You count slices. Atoms react by count as well, but they are far too many and too small to ' +
            'count one by one. So chemists count by weighing, and the unit that makes this possible is the mole.',
          mainContent: `<h2>Counting by weighing</h2>
<p>One <strong>mole</strong> is 6.022 × 10<sup>23</sup> particles (the <strong>Avogadro number</strong>). The unit is chosen so that
the mass of one mole in grams, the <strong>molar mass</strong>, has the same number as the mass of one particle in u. Water,
H<sub>2</sub>O: 2 · 1.008 + 16.00 = 18.02 g/mol.</p>
<p><strong>Worked example 1.</strong> How many moles and how many molecules are in 36.0 g of water?</p>
<ul>
<li>36.0 g ÷ 18.02 g/mol = 2.00 mol</li>
<li>2.00 · 6.022 × 10<sup>23</sup> = 1.20 × 10<sup>24</sup> molecules</li>
</ul>

<h2>The equation is a recipe</h2>
<p>Atoms are neither made nor lost in a reaction, so each element must appear equally often on both sides. When you balance, change
only the <strong>coefficients</strong> in front of the formulas, never the small numbers inside, which would change the
substance. Propane burning in oxygen:</p>
<p>C<sub>3</sub>H<sub>8</sub> + 5 O<sub>2</sub> → 3 CO<sub>2</sub> + 4 H<sub>2</sub>O</p>
<p>Count: 3 carbons, 8 hydrogens and 10 oxygens on each side. The coefficients are a ratio of particles and so of moles: 1 mol of
propane needs 5 mol of oxygen. They are not a ratio of grams.</p>

<h2>From grams to grams</h2>
<figure><svg viewBox="0 0 560 170" role="img" aria-label="Four boxes in a row lead from grams of A over moles of A and moles of B to grams of B"><rect class="area" x="8" y="70" width="100" height="64" rx="8"></rect><text class="label-strong" x="58" y="98" text-anchor="middle">grams</text><text class="label" x="58" y="118" text-anchor="middle">of A</text><rect class="area-pine" x="156" y="70" width="100" height="64" rx="8"></rect><text class="label-strong" x="206" y="98" text-anchor="middle">moles</text><text class="label" x="206" y="118" text-anchor="middle">of A</text><rect class="area-pine" x="304" y="70" width="100" height="64" rx="8"></rect><text class="label-strong" x="354" y="98" text-anchor="middle">moles</text><text class="label" x="354" y="118" text-anchor="middle">of B</text><rect class="area" x="452" y="70" width="100" height="64" rx="8"></rect><text class="label-strong" x="502" y="98" text-anchor="middle">grams</text><text class="label" x="502" y="118" text-anchor="middle">of B</text><line class="line" x1="112" y1="102" x2="144" y2="102"></line><polygon class="mark" points="153,102 141,96 141,108"></polygon><text class="label" x="132" y="34" text-anchor="middle">÷ molar</text><text class="label" x="132" y="53" text-anchor="middle">mass of A</text><line class="line" x1="260" y1="102" x2="292" y2="102"></line><polygon class="mark" points="301,102 289,96 289,108"></polygon><text class="label" x="280" y="34" text-anchor="middle">× mole ratio</text><text class="label" x="280" y="53" text-anchor="middle">from equation</text><line class="line" x1="408" y1="102" x2="440" y2="102"></line><polygon class="mark" points="449,102 437,96 437,108"></polygon><text class="label" x="428" y="34" text-anchor="middle">× molar</text><text class="label" x="428" y="53" text-anchor="middle">mass of B</text></svg><figcaption>Every problem follows this road; only the step in the middle uses the coefficients of the equation.</figcaption></figure>
<p><strong>Worked example 2.</strong> What mass of carbon dioxide forms when 22.05 g of propane burns completely?</p>
<ol>
<li>Molar masses: C<sub>3</sub>H<sub>8</sub> is 3 · 12.01 + 8 · 1.008 = 44.09 g/mol, and CO<sub>2</sub> is 44.01 g/mol.</li>
<li>Moles of propane: 22.05 ÷ 44.09 = 0.5001 mol.</li>
<li>Moles of CO<sub>2</sub>: 0.5001 · 3/1 = 1.500 mol.</li>
<li>Mass of CO<sub>2</sub>: 1.500 · 44.01 = 66.0 g.</li>
</ol>
<p>The product is heavier than the propane. Nothing is wrong: the oxygen came from the air.</p>

<h2>When one reactant runs out</h2>
<p>Ten slices of bread and four slices of cheese make four sandwiches. The cheese is the <strong>limiting reactant</strong>. The
bread left over is <strong>in excess</strong>.</p>
<p><strong>Worked example 3.</strong> 28.0 g of nitrogen and 5.00 g of hydrogen react: N<sub>2</sub> + 3 H<sub>2</sub> → 2
NH<sub>3</sub>. How much ammonia can form?</p>
<ol>
<li>Moles: 28.0 ÷ 28.02 = 0.999 mol of N<sub>2</sub>, and 5.00 ÷ 2.016 = 2.48 mol of H<sub>2</sub>.</li>
<li>All the nitrogen would need 3 · 0.999 = 3.00 mol of hydrogen. There is only 2.48 mol, so hydrogen is limiting.</li>
<li>Ammonia: 2.48 · 2/3 = 1.65 mol, and 1.65 · 17.03 = 28.2 g, calculated without rounding in between.</li>
</ol>
<p>This 28.2 g is the <strong>theoretical yield</strong>. If an experiment gives 20.0 g, the <strong>percent yield</strong> is
20.0 ÷ 28.2 · 100 = 70.9%. Real yields fall short because reactions stop before the end, because of side reactions, and because
some product stays in the apparatus.</p>

<h2>Formulas</h2>
<ul>
<li>moles: <var>n</var> = <var>m</var> / <var>M</var>, with mass <var>m</var> in g and molar mass <var>M</var> in g/mol</li>
<li>particles: <var>N</var> = <var>n</var> · 6.022 × 10<sup>23</sup></li>
<li>moles of B = moles of A · (coefficient of B / coefficient of A)</li>
<li>percent yield = actual yield / theoretical yield · 100</li>
</ul>

<h2>Check yourself</h2>
<p>Balance Al + O<sub>2</sub> → Al<sub>2</sub>O<sub>3</sub>. Oxygen comes in twos on the left and threes on the right, so aim for
six: 4 Al + 3 O<sub>2</sub> → 2 Al<sub>2</sub>O<sub>3</sub>. There are four aluminum and six oxygen atoms on each side.</p>

<h2>Common mistakes</h2>
<ul>
<li><strong>Comparing grams.</strong> The reactant with the smaller mass is not always the limiting one. Compare moles with the
ratio of the equation.</li>
<li><strong>Using an equation that is not balanced.</strong> The ratio will be wrong.</li>
<li><strong>Putting the coefficient into the molar mass.</strong> The molar mass of H<sub>2</sub>O is 18.02 g/mol, also in
“4 H<sub>2</sub>O”.</li>
<li><strong>A yield above 100%.</strong> It usually means that the product is still wet or impure.</li>
</ul>`,
          keyConcepts: [
            { term: 'Mole', meaning: '6.022 × 10²³ particles; the unit for amount of substance.' },
            { term: 'Molar mass', meaning: 'The mass of one mole of a substance, in grams per mole.' },
            {
              term: 'Coefficient',
              meaning:
                'The number in front of a formula in an equation; coefficients give the ratio of moles.',
            },
            {
              term: 'Limiting reactant',
              meaning: 'The reactant that runs out first and decides how much product can form.',
            },
            {
              term: 'Theoretical yield',
              meaning: 'The amount of product calculated from the limiting reactant.',
            },
            {
              term: 'Percent yield',
              meaning: 'The actual yield divided by the theoretical yield, times 100.',
            },
          ],
          assignment: {
            key: 'stoichiometry-volcano',
            title: 'The Volcano That Foamed Too Little',
            description:
              'Find the limiting reactant in a science-fair volcano, calculate the gas it can make, and rate how well the experiment worked.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: [
                'The lesson page “Moles and Stoichiometry”',
                'A calculator app',
                'The answer box on this page',
              ],
              steps: [
                'Show that the equation is balanced. Then calculate the moles of baking soda and of acetic acid.',
                'Determine the limiting reactant and answer Jae.',
                'Calculate the mass of carbon dioxide that can form and the mass of the reactant left over.',
                'Calculate the percent yield and give a likely reason why it is below 100%.',
              ],
              story: {
                title: 'Baking soda and vinegar',
                content: `For the science fair, Jae and Noor build a model volcano. Baking soda reacts with the acetic acid in vinegar:

NaHCO₃ + CH₃COOH → CH₃COONa + H₂O + CO₂

They put 21.0 g of baking soda (NaHCO₃, 84.01 g/mol) into the crater and pour in 360 g of vinegar that is 5.0% acetic acid by mass. So there is 18.0 g of acetic acid (CH₃COOH, 60.05 g/mol). The molar mass of carbon dioxide is 44.01 g/mol.

The volcano stands on a scale. When the foam settles, the scale shows 9.9 g less than before. That is the mass of the carbon dioxide that escaped.

They want more foam next time. “There are only 18 grams of acid, but 21 grams of baking soda,” says Jae. “The acid is the smaller amount, so it ran out first. We need more vinegar.” Noor is not so sure.`,
              },
            },
            rubric: [
              {
                id: 'balance-and-moles',
                name: 'Equation and moles',
                points: 12,
                description: 'Check that the equation is balanced and calculate the moles.',
                notes:
                  'Counts the atoms on each side, 1 Na, 3 C, 5 H and 5 O, so the equation is balanced, and calculates the moles as mass divided by molar mass: 21.0 ÷ 84.01 = 0.250 mol of baking soda and 18.0 ÷ 60.05 = 0.300 mol of acetic acid.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Atoms counted and both amounts correct', points: 12 },
                  { id: 'most', label: 'Both amounts correct, balance not shown', points: 8 },
                  { id: 'some', label: 'One amount, or the counting only', points: 4 },
                  { id: 'none', label: 'Nothing correct', points: 0 },
                ],
              },
              {
                id: 'limiting',
                name: 'Limiting reactant',
                points: 10,
                description: 'Find the limiting reactant and show how you know.',
                notes:
                  'Compares moles with the ratio 1 to 1 of the equation: 0.250 mol is less than 0.300 mol, so baking soda is the limiting reactant and the acid is in excess. Jae compared grams instead of moles; more baking soda would give more foam.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Baking soda by the ratio of moles, Jae’s error explained',
                    points: 10,
                  },
                  { id: 'most', label: 'Baking soda, but the error is not explained', points: 7 },
                  { id: 'some', label: 'Compares moles but draws the wrong conclusion', points: 3 },
                  { id: 'none', label: 'Compares grams', points: 0 },
                ],
              },
              {
                id: 'product-mass',
                name: 'Product and excess',
                points: 10,
                description: 'Calculate the gas that can form and what is left over.',
                notes:
                  'Finds 0.250 mol of carbon dioxide, 0.250 · 44.01 = 11.0 g, and 0.300 − 0.250 = 0.050 mol of acetic acid left over, 0.050 · 60.05 = 3.0 g.',
                source: 'ai',
                levels: [
                  { id: 'full', label: '11.0 g and 3.0 g with work', points: 10 },
                  { id: 'most', label: '11.0 g, mass left over with a slip', points: 7 },
                  { id: 'some', label: 'Moles of carbon dioxide only', points: 3 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
              {
                id: 'yield',
                name: 'Percent yield',
                points: 8,
                description: 'Calculate the percent yield and suggest why it isn’t higher.',
                notes:
                  'Divides the actual yield by the theoretical yield, 9.9 ÷ 11.0 · 100 = 90%, and gives a reason: some carbon dioxide stays dissolved in the liquid or trapped in the foam, or not all the baking soda reacted.',
                source: 'ai',
                levels: [
                  { id: 'full', label: '90% with a likely reason', points: 8 },
                  { id: 'some', label: 'Yield or reason, not both', points: 4 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Balance: On the left there are 1 Na, 1 + 2 = 3 C, 1 + 4 = 5 H and 3 + 2 = 5 O. On the right there are 1 Na, 2 + 1 = 3 C, 3 + 2 = 5 H and 2 + 1 + 2 = 5 O. The atoms on each side are the same, so the equation is balanced.

Moles are mass divided by molar mass. Baking soda: 21.0 ÷ 84.01 = 0.250 mol. Acetic acid: 18.0 ÷ 60.05 = 0.300 mol.

The equation has the ratio 1 to 1, so 0.250 mol of baking soda needs 0.250 mol of acid. There is 0.300 mol of acid, which is more than enough. Baking soda is the limiting reactant and the acid is in excess. Jae compared grams instead of moles. A mole of baking soda is heavier, so 21 g of it is fewer particles than 18 g of acid. For more foam they need more baking soda.

Product: 0.250 mol of carbon dioxide forms, 0.250 · 44.01 = 11.0 g. Left over: 0.300 − 0.250 = 0.050 mol of acetic acid, 0.050 · 60.05 = 3.0 g.

Percent yield: actual yield divided by theoretical yield, 9.9 ÷ 11.0 · 100 = 90%. Some carbon dioxide probably stays dissolved in the liquid or trapped in the foam, so the scale does not show it.`,
              `21.0 ÷ 84.01 = 0.250 mol baking soda and 18.0 ÷ 60.05 = 0.300 mol acid. The equation is balanced because there is the same of everything on both sides.

The ratio is 1 to 1, so baking soda is limiting because 0.250 is less than 0.300. Jae is wrong.

CO₂: 0.250 · 44.01 = 11.0 g. 0.050 mol of acid is left over, which is 3 g.

9.9 ÷ 11.0 = 90%. They may have lost some gas.`,
              `Moles: 21.0 ÷ 84.01 = 0.25 and 18.0 ÷ 60.05 = 0.3. So there is more acid, and the acid makes 0.3 · 44.01 = 13.2 g of CO₂. The yield is 9.9 ÷ 13.2 = 75%. It is below 100% because some gas got lost.`,
              `Jae is right because 18 is less than 21. 21 + 18 = 39 g of carbon dioxide. 9.9 g is not a lot, so they should use more vinegar.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Gases, Acids and Bases',
      lessons: [
        {
          key: 'gas-laws',
          title: 'The Behavior of Gases',
          estimatedMinutes: 30,
          objectives: [
            'Explain pressure and temperature of a gas by the motion of its particles',
            'Apply the laws of Boyle and Charles and the combined gas law',
            'Calculate with the ideal gas law in suitable units',
            'Interpret measurements of pressure and volume and recognize a reading that does not fit',
          ],
          introduction:
            'A bag of chips swells on the drive up a mountain. A basketball left in a cold car feels flat in the morning. A ' +
            'diver must never hold a breath on the way up. All three are the same story: a gas is particles in motion, and its ' +
            'pressure, volume and temperature cannot change independently of one another.',
          mainContent: `<h2>A storm of small collisions</h2>
<p>The particles of a gas are far apart and move fast in all directions. When they hit the wall they push it. The sum of these
pushes over an area is the <strong>pressure</strong>. The higher the <strong>temperature</strong>, the greater the average kinetic
energy of the particles, so they hit harder and more often.</p>
<p>For gases, temperature must be in <strong>kelvins</strong>. The Kelvin scale starts at absolute zero, −273.15 °C, so that
doubling the temperature really doubles the average kinetic energy. From 20 °C to 40 °C is not a doubling: it is from 293 K to 313 K.</p>

<h2>Boyle: pressure and volume</h2>
<figure><svg viewBox="0 0 560 300" role="img" aria-label="Graph of the pressure of a gas against its volume: a falling curve through the points 2 liters 6 atmospheres, 4 liters 3 atmospheres, 6 liters 2 atmospheres and 12 liters 1 atmosphere"><line class="line-soft" x1="70" y1="216" x2="520" y2="216"></line><text class="label-small" x="60" y="220" text-anchor="end">1</text><line class="line-soft" x1="70" y1="182" x2="520" y2="182"></line><text class="label-small" x="60" y="186" text-anchor="end">2</text><line class="line-soft" x1="70" y1="148" x2="520" y2="148"></line><text class="label-small" x="60" y="152" text-anchor="end">3</text><line class="line-soft" x1="70" y1="114" x2="520" y2="114"></line><text class="label-small" x="60" y="118" text-anchor="end">4</text><line class="line-soft" x1="70" y1="80" x2="520" y2="80"></line><text class="label-small" x="60" y="84" text-anchor="end">5</text><line class="line-soft" x1="70" y1="46" x2="520" y2="46"></line><text class="label-small" x="60" y="50" text-anchor="end">6</text><line class="line" x1="142" y1="250" x2="142" y2="256"></line><text class="label-small" x="142" y="268" text-anchor="middle">2</text><line class="line" x1="214" y1="250" x2="214" y2="256"></line><text class="label-small" x="214" y="268" text-anchor="middle">4</text><line class="line" x1="286" y1="250" x2="286" y2="256"></line><text class="label-small" x="286" y="268" text-anchor="middle">6</text><line class="line" x1="358" y1="250" x2="358" y2="256"></line><text class="label-small" x="358" y="268" text-anchor="middle">8</text><line class="line" x1="430" y1="250" x2="430" y2="256"></line><text class="label-small" x="430" y="268" text-anchor="middle">10</text><line class="line" x1="502" y1="250" x2="502" y2="256"></line><text class="label-small" x="502" y="268" text-anchor="middle">12</text><text class="label-small" x="60" y="264" text-anchor="end">0</text><line class="line" x1="70" y1="250" x2="70" y2="28"></line><line class="line" x1="70" y1="250" x2="528" y2="250"></line><polygon class="mark" points="70,20 65,32 75,32"></polygon><polygon class="mark" points="538,250 526,245 526,255"></polygon><polyline class="line-blue" points="140.2,40.8 142,46.0 151.0,68.7 160.0,86.8 169.0,101.6 178.0,114.0 187.0,124.5 196.0,133.4 205.0,141.2 214.0,148.0 232.0,159.3 250.0,168.4 268.0,175.8 286.0,182.0 304.0,187.2 322.0,191.7 340.0,195.6 358.0,199.0 376.0,202.0 394.0,204.7 412.0,207.1 430.0,209.2 448.0,211.1 466.0,212.9 484.0,214.5 502.0,216.0"></polyline><circle class="mark-blue" cx="142" cy="46" r="5"></circle><circle class="mark-blue" cx="214" cy="148" r="5"></circle><circle class="mark-blue" cx="286" cy="182" r="5"></circle><circle class="mark-blue" cx="502" cy="216" r="5"></circle><text class="label" x="162" y="68">2 L, 6 atm</text><text class="label" x="224" y="140">4 L, 3 atm</text><text class="label" x="298" y="174">6 L, 2 atm</text><text class="label" x="512" y="201" text-anchor="end">12 L, 1 atm</text><text class="label-small" x="84" y="24">pressure in atm</text><text class="label-small" x="300" y="292" text-anchor="middle">volume in liters</text></svg><figcaption>A gas at constant temperature: at every point of the curve pressure times volume is 12 L·atm.</figcaption></figure>
<p>Squeeze a gas into half the space at constant temperature, and its particles hit the walls twice as often. Pressure and volume
are inversely proportional: <var>P</var><sub>1</sub><var>V</var><sub>1</sub> = <var>P</var><sub>2</sub><var>V</var><sub>2</sub>. In
the graph, 2 L · 6 atm, 4 L · 3 atm, 6 L · 2 atm and 12 L · 1 atm are all 12 L·atm.</p>
<p><strong>Worked example 1.</strong> A balloon holds 2.0 L of air at the surface, at 1.0 atm. A diver takes it down to 20 m, where
the pressure is 3.0 atm. At the same temperature, <var>V</var><sub>2</sub> = 1.0 · 2.0 ÷ 3.0 = 0.67 L. On the way up the reverse
happens in a diver’s lungs, which is why divers keep breathing out.</p>

<h2>Charles: volume and temperature</h2>
<p>At constant pressure a warmer gas takes up more space: <var>V</var><sub>1</sub>/<var>T</var><sub>1</sub> =
<var>V</var><sub>2</sub>/<var>T</var><sub>2</sub>. In a rigid container the volume cannot change, so the pressure does:
<var>P</var><sub>1</sub>/<var>T</var><sub>1</sub> = <var>P</var><sub>2</sub>/<var>T</var><sub>2</sub>.</p>
<p><strong>Worked example 2.</strong> A tire holds air at 3.30 atm and 20 °C. On the highway it warms to 50 °C. With nearly constant
volume, <var>P</var><sub>2</sub> = 3.30 · 323 ÷ 293 = 3.64 atm. (A tire gauge shows the pressure <em>above</em> that of the
atmosphere. Gas laws need the total pressure, so 3.30 atm is about 2.30 atm on the gauge.)</p>

<h2>All together</h2>
<p>The <strong>combined gas law</strong> covers a fixed amount of gas when all three quantities change. The <strong>ideal gas
law</strong> adds the amount <var>n</var> in moles: <var>PV</var> = <var>nRT</var>. With atmospheres and liters the constant
<var>R</var> is 0.08206 L·atm/(mol·K).</p>
<p><strong>Worked example 3.</strong> What volume does 0.250 mol of carbon dioxide fill at 22 °C and 1.00 atm?</p>
<ol>
<li><var>T</var> = 22 + 273 = 295 K.</li>
<li><var>V</var> = <var>nRT</var>/<var>P</var> = 0.250 · 0.08206 · 295 ÷ 1.00 = 6.05 L.</li>
<li>Does it make sense? One mole would fill about 24 L at room temperature, and a quarter of that is 6 L.</li>
</ol>
<p>The formula does not ask which gas it is. At ordinary pressures particles are so far apart that their kind hardly matters. At
very high pressure or close to condensing, real gases deviate, because particles take up room and attract one another.</p>

<h2>Formulas</h2>
<ul>
<li>Kelvin: <var>T</var> = temperature in °C + 273.15 (273 is usually close enough)</li>
<li>Boyle (constant <var>n</var>, <var>T</var>): <var>P</var><sub>1</sub><var>V</var><sub>1</sub> =
<var>P</var><sub>2</sub><var>V</var><sub>2</sub></li>
<li>Charles (constant <var>n</var>, <var>P</var>): <var>V</var><sub>1</sub>/<var>T</var><sub>1</sub> =
<var>V</var><sub>2</sub>/<var>T</var><sub>2</sub></li>
<li>Combined (constant <var>n</var>): <var>P</var><sub>1</sub><var>V</var><sub>1</sub>/<var>T</var><sub>1</sub> =
<var>P</var><sub>2</sub><var>V</var><sub>2</sub>/<var>T</var><sub>2</sub></li>
<li>Ideal gas: <var>PV</var> = <var>nRT</var>, <var>R</var> = 0.08206 L·atm/(mol·K)</li>
</ul>

<h2>Common mistakes</h2>
<ul>
<li><strong>Celsius in a gas law.</strong> It can even produce a negative volume.</li>
<li><strong>Mixed units.</strong> If <var>R</var> has liters and atmospheres, so must <var>V</var> and <var>P</var>. One cubic
meter is 1,000 L.</li>
<li><strong>“Particles swell when heated.”</strong> They move faster. The space between them grows.</li>
<li><strong>Using Boyle’s law while gas escapes.</strong> It holds only for a fixed amount.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Pressure',
              meaning: 'Force per area; in a gas, the effect of particles hitting the walls.',
            },
            {
              term: 'Kelvin scale',
              meaning:
                'The temperature scale that starts at absolute zero, −273.15 °C; used in all gas laws.',
            },
            {
              term: 'Boyle’s law',
              meaning: 'At constant temperature and amount, pressure times volume of a gas is constant.',
            },
            {
              term: 'Charles’s law',
              meaning:
                'At constant pressure and amount, the volume of a gas is proportional to its Kelvin temperature.',
            },
            {
              term: 'Ideal gas law',
              meaning: 'PV = nRT, which connects pressure, volume, amount and Kelvin temperature.',
            },
          ],
          assignment: {
            key: 'gas-laws-balloon',
            title: 'Launching a Weather Balloon',
            description:
              'Check syringe data with Boyle’s law, predict the size of a weather balloon high in the air, and find the helium it needs.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: [
                'The lesson page “The Behavior of Gases”',
                'A calculator app',
                'The answer box on this page',
              ],
              steps: [
                'Calculate P · V for the five syringe readings. Say what the first four show, which reading does not fit, and give a likely cause.',
                'Calculate the volume of the balloon at 20 km with the combined gas law, and say whether it has burst by then.',
                'Calculate the moles and the mass of the helium in the balloon.',
                'Explain Rosa’s error. Explain with particles why the balloon grows although the air up there is cold.',
              ],
              story: {
                title: 'Before the launch',
                content: `A student team prepares a weather balloon. First they practice with a sealed syringe of air at constant temperature and read volume and pressure: 60 mL and 100 kPa, 50 mL and 120 kPa, 40 mL and 150 kPa, 30 mL and 200 kPa, 20 mL and 270 kPa. While they held the plunger at 20 mL for the last reading, they heard a faint hiss.

On launch day they fill the balloon with helium (4.00 g/mol). Its volume at the ground is 2.00 m³, the pressure is 1.00 atm and the temperature 17 °C.

At a height of 20 km the pressure will be about 0.054 atm and the temperature about −56 °C. The thin rubber hardly adds to the pressure, so the pressure inside is nearly the same as outside. According to the manufacturer, the balloon bursts at a volume of 33 m³.

Rosa does the calculation first. “I get minus 122 cubic meters,” she says. “I put in 17 and −56 for the temperatures.”`,
              },
            },
            rubric: [
              {
                id: 'boyle-data',
                name: 'Syringe data',
                points: 10,
                description: 'Test the data against Boyle’s law and judge every reading.',
                notes:
                  'Calculates P · V as 6,000 for the first four readings, which shows that pressure times volume is constant as Boyle’s law says, and 5,400 for the last, which does not fit, because air leaked out (the hiss) and the amount of gas was not fixed.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Products, Boyle’s law, misfit and its cause', points: 10 },
                  { id: 'most', label: 'Products and misfit, cause missing', points: 7 },
                  { id: 'some', label: 'Some products without a conclusion', points: 3 },
                  { id: 'none', label: 'No products', points: 0 },
                ],
              },
              {
                id: 'balloon-volume',
                name: 'Volume at 20 km',
                points: 12,
                description: 'Predict the volume high in the air, step by step.',
                notes:
                  'Changes the temperatures to 290 K and 217 K and uses the combined gas law: 2.00 · 1.00 ÷ 0.054 · 217 ÷ 290 = 27.7 cubic meters, which is less than 33, so the balloon has not burst.',
                source: 'ai',
                levels: [
                  { id: 'full', label: '27.7 m³ with kelvins, compared with 33 m³', points: 12 },
                  { id: 'most', label: 'Correct method with a slip, or no comparison', points: 8 },
                  { id: 'some', label: 'Only pressure or only temperature considered', points: 4 },
                  { id: 'none', label: 'No usable calculation', points: 0 },
                ],
              },
              {
                id: 'helium-amount',
                name: 'Amount of helium',
                points: 8,
                description: 'Find how much helium is needed.',
                notes:
                  'Changes 2.00 cubic meters to 2,000 L and uses the ideal gas law: n = PV/RT = 1.00 · 2,000 ÷ (0.08206 · 290) = 84.0 mol, and the mass is 84.0 · 4.00 = 336 g.',
                source: 'ai',
                levels: [
                  { id: 'full', label: '84.0 mol and 336 g', points: 8 },
                  { id: 'some', label: 'Ideal gas law with an error in a unit', points: 4 },
                  { id: 'none', label: 'Ideal gas law not used', points: 0 },
                ],
              },
              {
                id: 'kelvin-and-particles',
                name: 'Rosa’s error and the particles',
                points: 10,
                description: 'Explain Rosa’s error, and what the particles do.',
                notes:
                  'Explains that gas laws need kelvins, since volume is proportional to the temperature above absolute zero, and a negative volume is impossible. The balloon grows because outside the pressure is much lower, so fewer particles push from outside and the helium particles push the rubber out until both pressures are equal; the cold slows the particles, but its effect is smaller.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Kelvins explained, growth explained by particles', points: 10 },
                  { id: 'most', label: 'Kelvins named, growth explained by pressure', points: 7 },
                  { id: 'some', label: 'One of the two', points: 4 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Syringe: P · V is 60 · 100 = 6,000, 50 · 120 = 6,000, 40 · 150 = 6,000, 30 · 200 = 6,000 and 20 · 270 = 5,400. The first four show that pressure times volume is constant, as Boyle’s law says. The last reading does not fit. They heard a hiss, so air leaked out, and Boyle’s law needs a fixed amount of gas.

Volume: 17 °C is 290 K and −56 °C is 217 K. By the combined gas law the volume is 2.00 · 1.00 ÷ 0.054 · 217 ÷ 290 = 27.7 m³. This is less than 33 m³, so the balloon has not burst.

Helium: 2.00 m³ = 2,000 L. n = PV/RT = 1.00 · 2,000 ÷ (0.08206 · 290) = 84.0 mol. The mass is 84.0 · 4.00 = 336 g.

Rosa used Celsius. Gas laws need kelvins, because volume is proportional to the temperature above absolute zero. A negative volume is impossible.

Up there the pressure is much lower, so fewer air particles push on the rubber from outside. The helium particles push it out until both pressures are equal. The cold makes the particles slower and shrinks the balloon to about three quarters, but the low pressure makes it 18.5 times as large, so it grows.`,
              `P · V: 6,000, 6,000, 6,000, 6,000 and 5,400. It is constant for the first four (Boyle’s law). The last one does not fit because air leaked.

T₁ = 290 K, T₂ = 217 K. V = 2.00 · 1.00/0.054 · 217/290 = 27.7 m³. It has not burst.

n = 1.00 · 2,000 ÷ (0.08206 · 290) = 84 mol, so 336 g.

Rosa should use kelvins because you cannot have a negative volume. The balloon grows because there is less pressure outside.`,
              `The first four give 6,000 and the last one is 5,400, so they measured wrong. The volume is 2.00 ÷ 0.054 = 37 m³, so the balloon has burst. n = 2.00 ÷ (0.08206 · 290) = 0.084 mol. Rosa has to use Kelvin.`,
              `The pressure goes up when the volume goes down. The balloon gets smaller because it is cold up there. Rosa’s answer is fine, minus means it shrinks.`,
            ],
          },
        },
        {
          key: 'acids-bases',
          title: 'Acids, Bases and pH',
          estimatedMinutes: 30,
          objectives: [
            'Describe acids and bases as donors and acceptors of hydrogen ions',
            'Calculate pH from a hydrogen ion concentration and interpret differences in pH',
            'Distinguish the strength of an acid from its concentration',
            'Determine an unknown concentration from a titration',
          ],
          introduction:
            'Vinegar, aspirin and the sting of an ant have something in common, and so do soap, antacid tablets and the water ' +
            'of a limestone spring. The first three give away hydrogen ions, the others take them. This one small exchange ' +
            'decides whether fish can live in a lake and whether a coral can build its skeleton.',
          mainContent: `<h2>Giving and taking H<sup>+</sup></h2>
<p>An <strong>acid</strong> gives a hydrogen ion, H<sup>+</sup>, to another particle. A <strong>base</strong> accepts one. A
hydrogen ion is a bare proton, so this is called the proton theory (Brønsted and Lowry, 1923). In water:</p>
<ul>
<li>Acid: HCl + H<sub>2</sub>O → H<sub>3</sub>O<sup>+</sup> + Cl<sup>−</sup></li>
<li>Base: NH<sub>3</sub> + H<sub>2</sub>O ⇌ NH<sub>4</sub><sup>+</sup> + OH<sup>−</sup></li>
</ul>
<p>In water H<sup>+</sup> never stays alone. It joins a water molecule to form H<sub>3</sub>O<sup>+</sup>, but chemists often write
H<sup>+</sup> for short. Even pure water has a few ions: at 25 °C, [H<sup>+</sup>] and [OH<sup>−</sup>] are both
1.0 × 10<sup>−7</sup> mol/L. The square brackets mean “concentration of”. The product of the two is always
1.0 × 10<sup>−14</sup> at this temperature, so if one rises the other falls.</p>

<h2>The pH scale</h2>
<figure><svg viewBox="0 0 560 220" role="img" aria-label="The pH scale from 0 to 14 with lemon juice at 2, coffee at 5, pure water at 7, sea water at 8 and household ammonia at 11 to 12"><rect class="area-clay" x="30" y="90" width="249.9" height="34"></rect><rect class="area-blue" x="279.9" y="90" width="249.9" height="34"></rect><line class="line" x1="30.0" y1="124" x2="30.0" y2="131"></line><text class="label-small" x="30.0" y="146" text-anchor="middle">0</text><line class="line" x1="65.7" y1="124" x2="65.7" y2="131"></line><text class="label-small" x="65.7" y="146" text-anchor="middle">1</text><line class="line" x1="101.4" y1="124" x2="101.4" y2="131"></line><text class="label-small" x="101.4" y="146" text-anchor="middle">2</text><line class="line" x1="137.1" y1="124" x2="137.1" y2="131"></line><text class="label-small" x="137.1" y="146" text-anchor="middle">3</text><line class="line" x1="172.8" y1="124" x2="172.8" y2="131"></line><text class="label-small" x="172.8" y="146" text-anchor="middle">4</text><line class="line" x1="208.5" y1="124" x2="208.5" y2="131"></line><text class="label-small" x="208.5" y="146" text-anchor="middle">5</text><line class="line" x1="244.2" y1="124" x2="244.2" y2="131"></line><text class="label-small" x="244.2" y="146" text-anchor="middle">6</text><line class="line" x1="279.9" y1="124" x2="279.9" y2="131"></line><text class="label-small" x="279.9" y="146" text-anchor="middle">7</text><line class="line" x1="315.6" y1="124" x2="315.6" y2="131"></line><text class="label-small" x="315.6" y="146" text-anchor="middle">8</text><line class="line" x1="351.3" y1="124" x2="351.3" y2="131"></line><text class="label-small" x="351.3" y="146" text-anchor="middle">9</text><line class="line" x1="387.0" y1="124" x2="387.0" y2="131"></line><text class="label-small" x="387.0" y="146" text-anchor="middle">10</text><line class="line" x1="422.7" y1="124" x2="422.7" y2="131"></line><text class="label-small" x="422.7" y="146" text-anchor="middle">11</text><line class="line" x1="458.4" y1="124" x2="458.4" y2="131"></line><text class="label-small" x="458.4" y="146" text-anchor="middle">12</text><line class="line" x1="494.1" y1="124" x2="494.1" y2="131"></line><text class="label-small" x="494.1" y="146" text-anchor="middle">13</text><line class="line" x1="529.8" y1="124" x2="529.8" y2="131"></line><text class="label-small" x="529.8" y="146" text-anchor="middle">14</text><line class="line" x1="101.4" y1="76" x2="101.4" y2="90"></line><text class="label" x="101.4" y="70" text-anchor="middle">lemon juice</text><line class="line" x1="208.5" y1="76" x2="208.5" y2="90"></line><text class="label" x="208.5" y="70" text-anchor="middle">coffee</text><line class="line" x1="279.9" y1="50" x2="279.9" y2="90"></line><text class="label" x="279.9" y="44" text-anchor="middle">pure water</text><line class="line" x1="319.2" y1="76" x2="319.2" y2="90"></line><text class="label" x="298" y="70">sea water</text><line class="line" x1="440.6" y1="76" x2="440.6" y2="90"></line><text class="label" x="440.6" y="70" text-anchor="middle">ammonia cleaner</text><text class="label-strong" x="150" y="112" text-anchor="middle">acidic</text><text class="label-strong" x="410" y="112" text-anchor="middle">basic</text><line class="line" x1="250" y1="176" x2="60" y2="176"></line><polygon class="mark" points="50,176 62,170 62,182"></polygon><text class="label" x="155" y="202" text-anchor="middle">each step: 10 times as much H⁺</text><line class="line" x1="310" y1="176" x2="500" y2="176"></line><polygon class="mark" points="510,176 498,170 498,182"></polygon><text class="label" x="405" y="202" text-anchor="middle">each step: one tenth of the H⁺</text></svg><figcaption>The pH scale with approximate values; one step changes the hydrogen ion concentration by a factor of 10.</figcaption></figure>
<p>The <strong>pH</strong> turns these small numbers into handy ones: pH = −log [H<sup>+</sup>]. If [H<sup>+</sup>] is
10<sup>−3</sup> mol/L, the pH is 3. Because it is a logarithm, each step of 1 is a factor of 10, and a <em>lower</em> pH means
<em>more</em> H<sup>+</sup>.</p>
<p><strong>Worked example 1.</strong> How do pH 4 and pH 6 compare? [H<sup>+</sup>] is 10<sup>−4</sup> and 10<sup>−6</sup> mol/L. The
first is 100 times as large.</p>
<p><strong>Worked example 2.</strong> In 0.025 mol/L hydrochloric acid, practically all HCl has given up its H<sup>+</sup>, so
[H<sup>+</sup>] = 0.025 mol/L and pH = −log 0.025 = 1.60.</p>
<p>Since the 1800s the surface of the oceans has gone from a pH of about 8.2 to about 8.1. It looks like nothing, but
10<sup>0.1</sup> ≈ 1.26: the concentration of H<sup>+</sup> has risen by roughly a quarter.</p>

<h2>Strong is not the same as concentrated</h2>
<p>A <strong>strong acid</strong> such as HCl gives up practically all of its H<sup>+</sup>. A <strong>weak acid</strong> such as
acetic acid gives up only a small part, and most of its molecules stay whole.</p>
<table>
<thead>
<tr><th scope="col">Solution, 0.10 mol/L</th><th scope="col">pH</th><th scope="col">Share of molecules ionized</th></tr>
</thead>
<tbody>
<tr><th scope="row">Hydrochloric acid (strong)</th><td>1.0</td><td>practically 100%</td></tr>
<tr><th scope="row">Acetic acid (weak)</th><td>2.9</td><td>about 1.3%</td></tr>
</tbody>
</table>
<p>“Concentrated” and “dilute” say how much acid there is in a liter. “Strong” and “weak” say what share of it is ionized. A strong
acid can be dilute.</p>

<h2>Neutralization and titration</h2>
<p>An acid and a base that contains hydroxide form water and a salt:</p>
<p>HCl + NaOH → NaCl + H<sub>2</sub>O</p>
<p>In a <strong>titration</strong> you add a base of known concentration to a measured volume of acid until an
<strong>indicator</strong> changes color. At that point the amounts match the equation.</p>
<p><strong>Worked example 3.</strong> It takes 18.5 mL of 0.100 mol/L NaOH to neutralize 25.0 mL of hydrochloric acid.</p>
<ol>
<li>Moles of NaOH: 0.0185 L · 0.100 mol/L = 0.00185 mol.</li>
<li>The ratio is 1 to 1, so there were 0.00185 mol of HCl.</li>
<li>Concentration: 0.00185 mol ÷ 0.0250 L = 0.0740 mol/L.</li>
</ol>

<h2>Formulas</h2>
<ul>
<li>pH = −log [H<sup>+</sup>], and [H<sup>+</sup>] = 10<sup>−pH</sup> mol/L</li>
<li>[H<sup>+</sup>] · [OH<sup>−</sup>] = 1.0 × 10<sup>−14</sup> at 25 °C</li>
<li>moles = concentration in mol/L · volume in L</li>
<li>Ratio of two H<sup>+</sup> concentrations = 10<sup>difference in pH</sup></li>
</ul>

<h2>Common mistakes</h2>
<ul>
<li><strong>“pH 3 is twice as acidic as pH 6.”</strong> It has 1,000 times the H<sup>+</sup>. Do not divide pH values.</li>
<li><strong>Milliliters in the calculation.</strong> Change to liters before you multiply by mol/L.</li>
<li><strong>“Weak acids are harmless.”</strong> Hydrofluoric acid is weak in the chemist’s sense and very dangerous.</li>
<li><strong>“Neutral after neutralization.”</strong> A weak acid with a strong base ends slightly above pH 7.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Acid and base',
              meaning: 'An acid gives a hydrogen ion to another particle; a base accepts one.',
            },
            {
              term: 'pH',
              meaning:
                'The negative logarithm of the hydrogen ion concentration; each step is a factor of 10.',
            },
            {
              term: 'Strong acid',
              meaning: 'An acid that gives up practically all of its hydrogen ions in water.',
            },
            {
              term: 'Weak acid',
              meaning: 'An acid of which only a small share of the molecules is ionized in water.',
            },
            {
              term: 'Neutralization',
              meaning: 'The reaction of an acid with a base; with a hydroxide it forms water and a salt.',
            },
            {
              term: 'Titration',
              meaning:
                'A way to find a concentration by adding a solution of known concentration until the reaction is complete.',
            },
          ],
          assignment: {
            key: 'acids-bases-quiz',
            title: 'Quiz: Acids, Bases and pH',
            description:
              'Answer four short questions about acids and bases. Show the calculation and give at least one sentence of reasoning for each.',
            kind: 'quiz',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 30,
              materials: ['A calculator app', 'The answer box on this page'],
              steps: [
                'Question 1. Calculate the pH of 0.010 mol/L hydrochloric acid. A sample of rain has pH 5.0. How many times as large is the hydrogen ion concentration in the hydrochloric acid as in the rain?',
                'Question 2. Solutions of hydrochloric acid and acetic acid have the same concentration, 0.10 mol/L, but their pH values are 1.0 and 2.9. Explain the difference. Use the words strong, weak and concentration correctly.',
                'Question 3. It takes 16.6 mL of 0.500 mol/L NaOH to neutralize 10.0 mL of vinegar. One mole of acetic acid reacts with one mole of NaOH. Find the concentration of acetic acid in the vinegar.',
                'Question 4. A lake has pH 5.0. Powdered limestone is added: CaCO₃ + 2 H⁺ → Ca²⁺ + H₂O + CO₂. The pH rises to 6.0. Say which particle is the base and how you know, and what happens to the hydrogen ion concentration. Answer someone who says that one step of pH is hardly a change.',
              ],
              story: null,
            },
            rubric: [
              {
                id: 'question-1-ph',
                name: 'Question 1: pH',
                points: 10,
                description: 'Calculate the pH values and compare them.',
                notes:
                  'Uses pH = −log [H⁺]: the strong acid has [H⁺] = 0.010 = 10⁻² mol/L, so the pH is 2.0; the rain has 10⁻⁵ mol/L, and the difference of 3 in pH means the concentration is 10³ = 1,000 times as large.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'pH 2.0 and a factor of 1,000 with reasoning', points: 10 },
                  { id: 'most', label: 'Both values, reasoning missing', points: 7 },
                  { id: 'some', label: 'One value is correct', points: 4 },
                  { id: 'none', label: 'Neither value', points: 0 },
                ],
              },
              {
                id: 'question-2-strength',
                name: 'Question 2: strength',
                points: 10,
                description: 'Explain why the two acids behave differently.',
                notes:
                  'Explains that hydrochloric acid is a strong acid and gives up practically all of its hydrogen ions, while acetic acid is a weak acid and only a small share of its molecules is ionized, so at the same concentration it has fewer hydrogen ions and a higher pH.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Share ionized explained, all three words used correctly',
                    points: 10,
                  },
                  { id: 'most', label: 'Strong and weak named, share ionized not clear', points: 6 },
                  { id: 'some', label: 'Says only that one acid is stronger', points: 3 },
                  { id: 'none', label: 'Confuses strength with concentration', points: 0 },
                ],
              },
              {
                id: 'question-3-titration',
                name: 'Question 3: titration',
                points: 10,
                description: 'Calculate the result of the titration, step by step.',
                notes:
                  'Calculates moles of NaOH, 0.0166 L · 0.500 mol/L = 0.00830 mol, the same moles of acetic acid because the ratio is 1 to 1, and the concentration 0.00830 ÷ 0.0100 L = 0.830 mol/L.',
                source: 'ai',
                levels: [
                  { id: 'full', label: '0.830 mol/L with moles, ratio and units', points: 10 },
                  { id: 'most', label: '0.830 mol/L, a step missing', points: 7 },
                  { id: 'some', label: 'Moles correct, concentration wrong', points: 4 },
                  { id: 'none', label: 'No usable calculation', points: 0 },
                ],
              },
              {
                id: 'question-4-lake',
                name: 'Question 4: the lake',
                points: 10,
                description: 'Explain what happens in the lake with acids and bases.',
                notes:
                  'Says the limestone, or its carbonate ion, is the base because it accepts hydrogen ions, which become part of water; the hydrogen ion concentration falls from 10⁻⁵ to 10⁻⁶ mol/L, to one tenth, so one step of pH is a factor of 10 because the scale is a logarithm.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Base with reason, one tenth, and the scale explained', points: 10 },
                  { id: 'most', label: 'Two of the three', points: 7 },
                  { id: 'some', label: 'One of the three', points: 3 },
                  { id: 'none', label: 'None', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `1. pH = −log [H⁺]. Hydrochloric acid is strong, so [H⁺] = 0.010 = 10⁻² mol/L and the pH is 2.0. The rain has [H⁺] = 10⁻⁵ mol/L. The difference in pH is 3, so the concentration in the acid is 10³ = 1,000 times as large.

2. Both have the same concentration, so a liter contains the same amount of acid. Hydrochloric acid is a strong acid and gives up practically all of its hydrogen ions. Acetic acid is a weak acid, and only a small share of its molecules is ionized, about 1%. So it has fewer hydrogen ions and a higher pH.

3. Moles of NaOH: 0.0166 L · 0.500 mol/L = 0.00830 mol. The ratio is 1 to 1, so there is 0.00830 mol of acetic acid in 0.0100 L of vinegar. The concentration is 0.00830 ÷ 0.0100 = 0.830 mol/L.

4. The base is the limestone, more exactly its carbonate ion. It accepts the two hydrogen ions, which become part of the water. The hydrogen ion concentration falls from 10⁻⁵ to 10⁻⁶ mol/L, so only one tenth is left. The pH scale is a logarithm, and one step is a factor of 10. For the fish that is a large change.`,
              `1. pH = −log 0.010 = 2. The rain has 5, so the difference is 3 and that is 1,000 times.
2. Hydrochloric acid is strong and acetic acid is weak. A weak acid does not give away all of its H⁺, so its pH is higher although the concentration is the same.
3. 0.0166 · 0.500 = 0.0083 mol. 0.0083 ÷ 0.0100 = 0.83 mol/L.
4. CaCO₃ is the base because it takes the H⁺. The H⁺ gets 10 times smaller, so it is a big change.`,
              `1. The pH is 2. 5 ÷ 2 = 2.5, so it is 2.5 times as acidic.
2. Hydrochloric acid is stronger, so it has a lower pH.
3. 16.6 · 0.500 = 8.3 mol, so the vinegar is 8.3 mol/L.
4. Limestone is the base because it makes the pH go up. There is less H⁺ in the lake after that.`,
              `1. pH 0.01.
2. Hydrochloric acid is more concentrated.
3. 16.6 mL.
4. From 5 to 6 is only a small change, the fish will not notice.`,
            ],
          },
        },
      ],
    },
  ],
};
