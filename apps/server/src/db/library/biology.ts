import type { CourseContent } from './types.ts';

export const biology: CourseContent = {
  key: 'biology',
  title: 'Biology',
  subject: 'Science',
  description:
    'How living things are built, powered and passed on: cells and membranes, photosynthesis and respiration, ' +
    'DNA and inheritance. Students read real data, work through cases and explain cause and effect.',
  gradeLevel: 9,
  credits: 1,
  ncaaArea: 'science',
  modules: [
    {
      title: 'The Cell',
      lessons: [
        {
          key: 'cell-structures',
          title: 'Inside the Cell',
          estimatedMinutes: 30,
          objectives: [
            'Describe the jobs of the main cell structures, including the nucleus, ribosomes and mitochondria',
            'Distinguish animal, plant and bacterial cells by the structures they contain',
            'Trace the path of a protein from its instructions in the nucleus to its release from the cell',
            'Explain how the structures in a cell fit the job that the cell does',
          ],
          introduction:
            'A sprinter’s thigh muscle, a blade of grass on the infield and the bacteria in a spoonful of yogurt ' +
            'look nothing alike, yet all are built from cells. Each cell holds a set of small structures, and each ' +
            'structure has a job. Once you know the jobs, you can look at an unknown cell and work out what it is ' +
            'and how it makes its living.',
          mainContent: `<h2>Two plans for a cell</h2>
<p>Every cell has a <strong>cell membrane</strong> around it and jelly-like <strong>cytoplasm</strong> inside. With few
exceptions it also has DNA that carries instructions and <strong>ribosomes</strong> that build proteins. Beyond that,
cells follow one of two plans.</p>
<ul>
<li><strong>Prokaryotic cells</strong>, such as bacteria, have no nucleus. Their DNA lies directly in the cytoplasm.
Most are about 1 to 5 micrometers long.</li>
<li><strong>Eukaryotic cells</strong>, such as those of animals, plants and fungi, keep their DNA inside a nucleus and
have other compartments wrapped in membranes, called <strong>organelles</strong>. Most are about 10 to 100
micrometers across.</li>
</ul>
<p>Compartments let a large cell do many things at once. Digestion can go on in one place while proteins are folded
in another, and neither disturbs the other.</p>

<h2>A tour by job</h2>
<table>
<thead>
<tr><th scope="col">Structure</th><th scope="col">Job</th><th scope="col">Animal</th><th scope="col">Plant</th>
<th scope="col">Bacterium</th></tr>
</thead>
<tbody>
<tr><th scope="row">Cell membrane</th><td>Controls what enters and leaves</td><td>Yes</td><td>Yes</td><td>Yes</td></tr>
<tr><th scope="row">Ribosome</th><td>Joins amino acids into proteins</td><td>Yes</td><td>Yes</td><td>Yes</td></tr>
<tr><th scope="row">Nucleus</th><td>Holds the DNA and its instructions</td><td>Yes</td><td>Yes</td><td>No</td></tr>
<tr><th scope="row">Mitochondrion</th><td>Releases energy from food and stores it in ATP</td><td>Yes</td><td>Yes</td>
<td>No</td></tr>
<tr><th scope="row">Rough endoplasmic reticulum (ER)</th><td>Folds proteins made by the ribosomes on its surface and
passes them on</td><td>Yes</td><td>Yes</td><td>No</td></tr>
<tr><th scope="row">Golgi apparatus</th><td>Modifies, sorts and packs proteins into vesicles</td><td>Yes</td><td>Yes</td>
<td>No</td></tr>
<tr><th scope="row">Lysosome</th><td>Breaks down worn-out parts with enzymes</td><td>Yes</td><td>Rare; the vacuole does
this work</td><td>No</td></tr>
<tr><th scope="row">Chloroplast</th><td>Captures light to make sugar</td><td>No</td><td>Green parts only</td>
<td>No</td></tr>
<tr><th scope="row">Large central vacuole</th><td>Stores water and presses outward to keep the cell firm</td><td>No</td>
<td>Yes</td><td>No</td></tr>
<tr><th scope="row">Cell wall</th><td>Supports the cell and keeps it from bursting</td><td>No</td><td>Yes, of
cellulose</td><td>Most, of a different material</td></tr>
</tbody>
</table>

<h2>The parts work as a team</h2>
<p>Follow one protein: an enzyme that your salivary glands release when you bite into bread.</p>
<ol>
<li>In the nucleus, the gene for the enzyme is copied into a messenger molecule.</li>
<li>The messenger leaves the nucleus, and a ribosome on the rough ER reads it and joins amino acids in order.</li>
<li>Inside the rough ER the chain folds into its working shape.</li>
<li>A small bubble of membrane, called a vesicle, carries it to the Golgi apparatus, which finishes and sorts it.</li>
<li>Another vesicle carries it to the cell membrane, joins with the membrane and releases the enzyme outside.</li>
</ol>
<p>If any one step fails, the enzyme never arrives. That is why damage to a single structure can stop a whole
process.</p>

<h2>Worked data reading: who needs mitochondria?</h2>
<p>The table gives rounded estimates of how much of a cell’s volume is taken up by mitochondria.</p>
<table>
<thead>
<tr><th scope="col">Human cell</th><th scope="col">Volume that is mitochondria</th></tr>
</thead>
<tbody>
<tr><th scope="row">Heart muscle</th><td>about 30%</td></tr>
<tr><th scope="row">Leg muscle, endurance trained</th><td>about 8%</td></tr>
<tr><th scope="row">Leg muscle, untrained</th><td>about 5%</td></tr>
<tr><th scope="row">Mature red blood cell</th><td>0%</td></tr>
</tbody>
</table>
<p><strong>Step 1: find the pattern.</strong> Heart muscle has six times the share of untrained leg muscle
(30 ÷ 5 = 6).</p>
<p><strong>Step 2: connect structure to job.</strong> The heart beats about 100,000 times a day without a rest, so its
cells need a steady supply of ATP. More mitochondria means more ATP each second.</p>
<p><strong>Step 3: test the idea.</strong> Endurance training raises the demand on leg muscle, and the share of
mitochondria rises with it. A mature red blood cell has lost its mitochondria and its nucleus, which leaves more
room for hemoglobin, the protein that carries oxygen. Both facts fit the same rule: a cell’s structures match
its job.</p>

<h2>Common misconceptions</h2>
<ul>
<li><strong>“Plant cells have chloroplasts instead of mitochondria.”</strong> Plant cells have mitochondria too.
Chloroplasts make sugar; mitochondria release its energy.</li>
<li><strong>“Bacteria have no DNA because they have no nucleus.”</strong> They have DNA. It is just not enclosed in a
nucleus.</li>
<li><strong>“Plants have a wall, so they need no membrane.”</strong> The wall gives support but lets most small
molecules through. The membrane just inside it does the choosing.</li>
<li><strong>“Mitochondria create energy.”</strong> Energy cannot be created. Mitochondria transfer energy from food
molecules to ATP.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Organelle',
              meaning:
                'A compartment inside a eukaryotic cell, wrapped in membrane, that does a particular job.',
            },
            {
              term: 'Prokaryotic cell',
              meaning:
                'A cell without a nucleus, such as a bacterium; its DNA lies directly in the cytoplasm.',
            },
            {
              term: 'Eukaryotic cell',
              meaning:
                'A cell that keeps its DNA in a nucleus and has organelles, such as an animal or plant cell.',
            },
            {
              term: 'Mitochondrion',
              meaning: 'The organelle that releases energy from food molecules and stores it in ATP.',
            },
            {
              term: 'Ribosome',
              meaning:
                'The structure, found in cells of every kind, that joins amino acids to build proteins.',
            },
            {
              term: 'Golgi apparatus',
              meaning: 'The organelle that modifies and sorts proteins and packs them into vesicles.',
            },
          ],
          assignment: {
            key: 'cell-structures-matching',
            title: 'Cell structures matching',
            description:
              'Match eight cell structures with their jobs. Then identify three unknown cells from a microscope ' +
              'log and explain how structure fits job.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “Inside the Cell”',
                'The matching activity',
                'The answer box on this page',
              ],
              steps: [
                'Match each of the eight cell structures with its job.',
                'Read the microscope log. Name each cell (A, B and C) as an animal muscle cell, a leaf cell or a ' +
                  'bacterium, and give the evidence that convinced you.',
                'Choose cell A or cell B. Explain how two of its structures fit the job the cell does.',
                'Check that every claim says what follows from it: write “because”, “so” or “which means”.',
              ],
              story: {
                title: 'The microscope log',
                content: `Ana is an intern in a university imaging lab. A label printer failed overnight, and three images from the electron microscope lost their names. She knows that one shows a muscle cell from a mouse, one a cell from a spinach leaf and one a bacterium. She wrote down what she could see.

Cell A is long and has several nuclei. There is no cell wall. Mitochondria are packed in rows between bundles of protein fibers and take up a good part of the space. Many small ribosomes are scattered in the cytoplasm.

Cell B has a thick wall outside its membrane. A single large vacuole fills most of the middle and pushes everything else to the edge. There is one nucleus, a few dozen chloroplasts with stacked inner membranes and, between them, a number of mitochondria.

Cell C is only 2 micrometers long, a small fraction of the size of the others. It has a wall, a membrane and many ribosomes. A tangle of DNA lies directly in the cytoplasm, and no compartments wrapped in membrane can be seen.

A lab partner looks over and says, “A and B have to be swapped. Mitochondria are only found in animal cells, so B cannot be the plant.” Ana disagrees.`,
              },
            },
            rubric: [
              {
                id: 'structure-matching',
                name: 'Structures matched with jobs',
                points: 16,
                description:
                  'Each cell structure is matched with the job that it does, two points for each pair.',
                source: 'matching',
                levels: [],
              },
              {
                id: 'cell-evidence',
                name: 'Cells identified with evidence',
                points: 12,
                description: 'Identify all three cells and give the evidence from the log.',
                notes:
                  'Identifies A as the animal muscle cell because it has nuclei and mitochondria but no cell wall, B ' +
                  'as the leaf (plant) cell because it has a cell wall, chloroplasts and a large central vacuole, and ' +
                  'C as the prokaryotic bacterium because its DNA lies in the cytoplasm without a nucleus. Explains ' +
                  'that plant cells have mitochondria too, so the lab partner is wrong.',
                source: 'ai',
                levels: [
                  {
                    id: 'complete',
                    label: 'All three cells with evidence, and the partner corrected',
                    points: 12,
                  },
                  { id: 'mostly', label: 'All three cells, evidence partly missing', points: 8 },
                  { id: 'some', label: 'One or two cells with some evidence', points: 4 },
                  { id: 'none', label: 'No cell identified with evidence', points: 0 },
                ],
              },
              {
                id: 'structure-fits-job',
                name: 'Structure fits job',
                points: 12,
                description: 'Explain for two structures how they help the cell do its job.',
                notes:
                  'Explains cause and effect for two structures of one cell: in muscle, many mitochondria release ' +
                  'energy from food into ATP so the protein fibers can contract, and ribosomes build the proteins; in ' +
                  'a leaf, chloroplasts capture light to make sugar, the vacuole stores water and presses outward to ' +
                  'keep the cell firm, and the wall supports the cell and keeps it from bursting.',
                source: 'ai',
                levels: [
                  { id: 'two', label: 'Two structures explained with cause and effect', points: 12 },
                  { id: 'one', label: 'One explained fully, the other only named or described', points: 8 },
                  { id: 'listed', label: 'Jobs listed without a link to the cell’s work', points: 4 },
                  { id: 'none', label: 'No explanation', points: 0 },
                ],
              },
            ],
            matching: [
              { left: 'Nucleus', right: 'Holds the DNA that carries the cell’s instructions' },
              { left: 'Ribosome', right: 'Joins amino acids to build proteins' },
              { left: 'Mitochondrion', right: 'Releases energy from food and stores it in ATP' },
              { left: 'Chloroplast', right: 'Captures light energy to make sugar' },
              { left: 'Cell membrane', right: 'Controls which substances enter and leave the cell' },
              { left: 'Golgi apparatus', right: 'Modifies, sorts and packs proteins into vesicles' },
              { left: 'Lysosome', right: 'Breaks down worn-out parts with enzymes' },
              {
                left: 'Large central vacuole',
                right: 'Stores water and presses outward to keep a plant cell firm',
              },
            ],
            sampleAnswers: [
              `Cell A is the animal muscle cell because it has nuclei and many mitochondria but no cell wall. Cell B is the leaf cell, because only a plant cell has a cell wall together with chloroplasts and a large central vacuole. Cell C is the bacterium. Its DNA lies directly in the cytoplasm without a nucleus and it has no organelles, which means it is prokaryotic. The lab partner is wrong because plant cells have mitochondria too: chloroplasts make sugar and mitochondria release its energy.

I chose cell A. A muscle cell has to contract again and again, which takes a lot of energy. Its mitochondria release energy from food and store it in ATP, so having many of them packed next to the protein fibers means the fibers can keep contracting. The ribosomes build proteins from amino acids, so the cell can make and repair the fibers that do the pulling.`,
              `C has to be the bacterium. It is tiny, its DNA lies in the cytoplasm with no nucleus around it, and there are no membrane compartments, so it is a prokaryotic cell. B is the plant cell from the leaf because it has chloroplasts, a cell wall and a large vacuole. A has nuclei and mitochondria but no wall, so it is the animal muscle cell. Finding mitochondria in B proves nothing against it, because plant cells have mitochondria as well.

In the leaf cell the chloroplasts capture light to make sugar, so the leaf can feed the rest of the plant. The large central vacuole stores water and presses outward against the wall. The wall supports the cell and keeps it from bursting, which means the leaf stays firm and spread out in the light.`,
              `A is the muscle cell because it has a lot of mitochondria and no cell wall. B is the leaf cell because it has chloroplasts and a cell wall. C is the bacterium because it is so small. For cell A, the mitochondria release energy from food, and muscles need energy so they can contract. The nucleus has the DNA in it.`,
              'A is muscle, B is a plant because it has a wall, and C is the other one. The parts help the cell do its work and stay alive.',
            ],
          },
        },
        {
          key: 'membranes-transport',
          title: 'Membranes and Transport',
          estimatedMinutes: 30,
          objectives: [
            'Describe how the phospholipid bilayer makes the cell membrane selectively permeable',
            'Compare diffusion, facilitated diffusion, osmosis and active transport',
            'Predict which way water moves between a cell and the solution around it',
            'Calculate percent change in mass and use it to interpret an osmosis experiment',
          ],
          introduction:
            'Near the end of a hot marathon, a runner who has drunk cup after cup of plain water can become confused ' +
            'and sick, even though water is exactly what the body seems to need. The reason lies at the membrane of ' +
            'each cell. This lesson shows what crosses a membrane, in which direction and at what cost in energy.',
          mainContent: `<h2>A wall of oil with doors</h2>
<p>The cell membrane is made mostly of <strong>phospholipids</strong>. Each has a head that mixes with water and two
tails that avoid it. In water they line up in two layers, heads outward and tails hidden inside. This
<strong>phospholipid bilayer</strong> has an oily core, and that core decides what passes.</p>
<ul>
<li>Small molecules without charge, such as O<sub>2</sub> and CO<sub>2</sub>, slip straight through.</li>
<li>Water passes slowly through the bilayer and quickly through channel proteins called aquaporins.</li>
<li>Charged ions such as Na<sup>+</sup>, and larger molecules that mix with water, such as glucose, need a
<strong>transport protein</strong>.</li>
</ul>
<p>A membrane that lets some substances through and holds others back is called <strong>selectively
permeable</strong>.</p>

<h2>Four ways across</h2>
<p>Molecules never stop moving. By chance alone, more of them leave a crowded region than enter it, so they spread
from high to low concentration. That spreading is <strong>diffusion</strong>, and the difference in concentration is
the <strong>concentration gradient</strong>.</p>
<table>
<thead>
<tr><th scope="col">Process</th><th scope="col">Direction</th><th scope="col">Protein needed?</th>
<th scope="col">Energy from ATP?</th><th scope="col">Example</th></tr>
</thead>
<tbody>
<tr><th scope="row">Diffusion</th><td>High to low</td><td>No</td><td>No</td><td>Oxygen entering a muscle cell</td></tr>
<tr><th scope="row">Facilitated diffusion</th><td>High to low</td><td>Yes</td><td>No</td><td>Glucose entering a muscle
cell</td></tr>
<tr><th scope="row">Osmosis</th><td>Water: from less dissolved solute to more</td><td>Helps, not required</td>
<td>No</td><td>Water entering a root</td></tr>
<tr><th scope="row">Active transport</th><td>Low to high</td><td>Yes</td><td>Yes</td><td>Sodium-potassium pump in a
nerve cell</td></tr>
</tbody>
</table>
<figure><svg viewBox="0 0 560 320" role="img" aria-label="A phospholipid bilayer with particles crossing it by diffusion between the phospholipids, by facilitated diffusion through a protein, and by active transport through a protein that uses ATP"><line class="line-soft" x1="13" y1="119" x2="13" y2="143"></line><line class="line-soft" x1="19" y1="119" x2="19" y2="143"></line><circle class="area-amber" cx="16" cy="112" r="7"></circle><line class="line-soft" x1="13" y1="171" x2="13" y2="147"></line><line class="line-soft" x1="19" y1="171" x2="19" y2="147"></line><circle class="area-amber" cx="16" cy="178" r="7"></circle><line class="line-soft" x1="29" y1="119" x2="29" y2="143"></line><line class="line-soft" x1="35" y1="119" x2="35" y2="143"></line><circle class="area-amber" cx="32" cy="112" r="7"></circle><line class="line-soft" x1="29" y1="171" x2="29" y2="147"></line><line class="line-soft" x1="35" y1="171" x2="35" y2="147"></line><circle class="area-amber" cx="32" cy="178" r="7"></circle><line class="line-soft" x1="45" y1="119" x2="45" y2="143"></line><line class="line-soft" x1="51" y1="119" x2="51" y2="143"></line><circle class="area-amber" cx="48" cy="112" r="7"></circle><line class="line-soft" x1="45" y1="171" x2="45" y2="147"></line><line class="line-soft" x1="51" y1="171" x2="51" y2="147"></line><circle class="area-amber" cx="48" cy="178" r="7"></circle><line class="line-soft" x1="61" y1="119" x2="61" y2="143"></line><line class="line-soft" x1="67" y1="119" x2="67" y2="143"></line><circle class="area-amber" cx="64" cy="112" r="7"></circle><line class="line-soft" x1="61" y1="171" x2="61" y2="147"></line><line class="line-soft" x1="67" y1="171" x2="67" y2="147"></line><circle class="area-amber" cx="64" cy="178" r="7"></circle><line class="line-soft" x1="77" y1="119" x2="77" y2="143"></line><line class="line-soft" x1="83" y1="119" x2="83" y2="143"></line><circle class="area-amber" cx="80" cy="112" r="7"></circle><line class="line-soft" x1="77" y1="171" x2="77" y2="147"></line><line class="line-soft" x1="83" y1="171" x2="83" y2="147"></line><circle class="area-amber" cx="80" cy="178" r="7"></circle><line class="line-soft" x1="93" y1="119" x2="93" y2="143"></line><line class="line-soft" x1="99" y1="119" x2="99" y2="143"></line><circle class="area-amber" cx="96" cy="112" r="7"></circle><line class="line-soft" x1="93" y1="171" x2="93" y2="147"></line><line class="line-soft" x1="99" y1="171" x2="99" y2="147"></line><circle class="area-amber" cx="96" cy="178" r="7"></circle><line class="line-soft" x1="109" y1="119" x2="109" y2="143"></line><line class="line-soft" x1="115" y1="119" x2="115" y2="143"></line><circle class="area-amber" cx="112" cy="112" r="7"></circle><line class="line-soft" x1="109" y1="171" x2="109" y2="147"></line><line class="line-soft" x1="115" y1="171" x2="115" y2="147"></line><circle class="area-amber" cx="112" cy="178" r="7"></circle><line class="line-soft" x1="125" y1="119" x2="125" y2="143"></line><line class="line-soft" x1="131" y1="119" x2="131" y2="143"></line><circle class="area-amber" cx="128" cy="112" r="7"></circle><line class="line-soft" x1="125" y1="171" x2="125" y2="147"></line><line class="line-soft" x1="131" y1="171" x2="131" y2="147"></line><circle class="area-amber" cx="128" cy="178" r="7"></circle><line class="line-soft" x1="141" y1="119" x2="141" y2="143"></line><line class="line-soft" x1="147" y1="119" x2="147" y2="143"></line><circle class="area-amber" cx="144" cy="112" r="7"></circle><line class="line-soft" x1="141" y1="171" x2="141" y2="147"></line><line class="line-soft" x1="147" y1="171" x2="147" y2="147"></line><circle class="area-amber" cx="144" cy="178" r="7"></circle><line class="line-soft" x1="157" y1="119" x2="157" y2="143"></line><line class="line-soft" x1="163" y1="119" x2="163" y2="143"></line><circle class="area-amber" cx="160" cy="112" r="7"></circle><line class="line-soft" x1="157" y1="171" x2="157" y2="147"></line><line class="line-soft" x1="163" y1="171" x2="163" y2="147"></line><circle class="area-amber" cx="160" cy="178" r="7"></circle><line class="line-soft" x1="173" y1="119" x2="173" y2="143"></line><line class="line-soft" x1="179" y1="119" x2="179" y2="143"></line><circle class="area-amber" cx="176" cy="112" r="7"></circle><line class="line-soft" x1="173" y1="171" x2="173" y2="147"></line><line class="line-soft" x1="179" y1="171" x2="179" y2="147"></line><circle class="area-amber" cx="176" cy="178" r="7"></circle><line class="line-soft" x1="189" y1="119" x2="189" y2="143"></line><line class="line-soft" x1="195" y1="119" x2="195" y2="143"></line><circle class="area-amber" cx="192" cy="112" r="7"></circle><line class="line-soft" x1="189" y1="171" x2="189" y2="147"></line><line class="line-soft" x1="195" y1="171" x2="195" y2="147"></line><circle class="area-amber" cx="192" cy="178" r="7"></circle><line class="line-soft" x1="205" y1="119" x2="205" y2="143"></line><line class="line-soft" x1="211" y1="119" x2="211" y2="143"></line><circle class="area-amber" cx="208" cy="112" r="7"></circle><line class="line-soft" x1="205" y1="171" x2="205" y2="147"></line><line class="line-soft" x1="211" y1="171" x2="211" y2="147"></line><circle class="area-amber" cx="208" cy="178" r="7"></circle><line class="line-soft" x1="221" y1="119" x2="221" y2="143"></line><line class="line-soft" x1="227" y1="119" x2="227" y2="143"></line><circle class="area-amber" cx="224" cy="112" r="7"></circle><line class="line-soft" x1="221" y1="171" x2="221" y2="147"></line><line class="line-soft" x1="227" y1="171" x2="227" y2="147"></line><circle class="area-amber" cx="224" cy="178" r="7"></circle><line class="line-soft" x1="317" y1="119" x2="317" y2="143"></line><line class="line-soft" x1="323" y1="119" x2="323" y2="143"></line><circle class="area-amber" cx="320" cy="112" r="7"></circle><line class="line-soft" x1="317" y1="171" x2="317" y2="147"></line><line class="line-soft" x1="323" y1="171" x2="323" y2="147"></line><circle class="area-amber" cx="320" cy="178" r="7"></circle><line class="line-soft" x1="333" y1="119" x2="333" y2="143"></line><line class="line-soft" x1="339" y1="119" x2="339" y2="143"></line><circle class="area-amber" cx="336" cy="112" r="7"></circle><line class="line-soft" x1="333" y1="171" x2="333" y2="147"></line><line class="line-soft" x1="339" y1="171" x2="339" y2="147"></line><circle class="area-amber" cx="336" cy="178" r="7"></circle><line class="line-soft" x1="349" y1="119" x2="349" y2="143"></line><line class="line-soft" x1="355" y1="119" x2="355" y2="143"></line><circle class="area-amber" cx="352" cy="112" r="7"></circle><line class="line-soft" x1="349" y1="171" x2="349" y2="147"></line><line class="line-soft" x1="355" y1="171" x2="355" y2="147"></line><circle class="area-amber" cx="352" cy="178" r="7"></circle><line class="line-soft" x1="365" y1="119" x2="365" y2="143"></line><line class="line-soft" x1="371" y1="119" x2="371" y2="143"></line><circle class="area-amber" cx="368" cy="112" r="7"></circle><line class="line-soft" x1="365" y1="171" x2="365" y2="147"></line><line class="line-soft" x1="371" y1="171" x2="371" y2="147"></line><circle class="area-amber" cx="368" cy="178" r="7"></circle><line class="line-soft" x1="381" y1="119" x2="381" y2="143"></line><line class="line-soft" x1="387" y1="119" x2="387" y2="143"></line><circle class="area-amber" cx="384" cy="112" r="7"></circle><line class="line-soft" x1="381" y1="171" x2="381" y2="147"></line><line class="line-soft" x1="387" y1="171" x2="387" y2="147"></line><circle class="area-amber" cx="384" cy="178" r="7"></circle><line class="line-soft" x1="397" y1="119" x2="397" y2="143"></line><line class="line-soft" x1="403" y1="119" x2="403" y2="143"></line><circle class="area-amber" cx="400" cy="112" r="7"></circle><line class="line-soft" x1="397" y1="171" x2="397" y2="147"></line><line class="line-soft" x1="403" y1="171" x2="403" y2="147"></line><circle class="area-amber" cx="400" cy="178" r="7"></circle><line class="line-soft" x1="493" y1="119" x2="493" y2="143"></line><line class="line-soft" x1="499" y1="119" x2="499" y2="143"></line><circle class="area-amber" cx="496" cy="112" r="7"></circle><line class="line-soft" x1="493" y1="171" x2="493" y2="147"></line><line class="line-soft" x1="499" y1="171" x2="499" y2="147"></line><circle class="area-amber" cx="496" cy="178" r="7"></circle><line class="line-soft" x1="509" y1="119" x2="509" y2="143"></line><line class="line-soft" x1="515" y1="119" x2="515" y2="143"></line><circle class="area-amber" cx="512" cy="112" r="7"></circle><line class="line-soft" x1="509" y1="171" x2="509" y2="147"></line><line class="line-soft" x1="515" y1="171" x2="515" y2="147"></line><circle class="area-amber" cx="512" cy="178" r="7"></circle><line class="line-soft" x1="525" y1="119" x2="525" y2="143"></line><line class="line-soft" x1="531" y1="119" x2="531" y2="143"></line><circle class="area-amber" cx="528" cy="112" r="7"></circle><line class="line-soft" x1="525" y1="171" x2="525" y2="147"></line><line class="line-soft" x1="531" y1="171" x2="531" y2="147"></line><circle class="area-amber" cx="528" cy="178" r="7"></circle><line class="line-soft" x1="541" y1="119" x2="541" y2="143"></line><line class="line-soft" x1="547" y1="119" x2="547" y2="143"></line><circle class="area-amber" cx="544" cy="112" r="7"></circle><line class="line-soft" x1="541" y1="171" x2="541" y2="147"></line><line class="line-soft" x1="547" y1="171" x2="547" y2="147"></line><circle class="area-amber" cx="544" cy="178" r="7"></circle><rect class="area-pine" x="234" y="102" width="25" height="86" rx="8"></rect><rect class="area-pine" x="281" y="102" width="28" height="86" rx="8"></rect><rect class="area-blue" x="410" y="98" width="26" height="94" rx="8"></rect><rect class="area-blue" x="460" y="98" width="26" height="94" rx="8"></rect><line class="line" x1="104" y1="84" x2="104" y2="210"></line><polygon class="mark" points="104,222 98,210 110,210"></polygon><line class="line" x1="270" y1="84" x2="270" y2="210"></line><polygon class="mark" points="270,222 264,210 276,210"></polygon><line class="line" x1="448" y1="212" x2="448" y2="86"></line><polygon class="mark" points="448,74 442,86 454,86"></polygon><circle class="mark-blue" cx="68" cy="40" r="6"></circle><circle class="mark-blue" cx="90" cy="54" r="6"></circle><circle class="mark-blue" cx="112" cy="36" r="6"></circle><circle class="mark-blue" cx="134" cy="58" r="6"></circle><circle class="mark-blue" cx="72" cy="76" r="6"></circle><circle class="mark-blue" cx="138" cy="84" r="6"></circle><circle class="mark-blue" cx="154" cy="38" r="6"></circle><circle class="mark-blue" cx="74" cy="226" r="6"></circle><circle class="mark-blue" cx="136" cy="214" r="6"></circle><circle class="mark-pine" cx="234" cy="40" r="6"></circle><circle class="mark-pine" cx="256" cy="54" r="6"></circle><circle class="mark-pine" cx="278" cy="36" r="6"></circle><circle class="mark-pine" cx="300" cy="58" r="6"></circle><circle class="mark-pine" cx="238" cy="76" r="6"></circle><circle class="mark-pine" cx="304" cy="84" r="6"></circle><circle class="mark-pine" cx="320" cy="38" r="6"></circle><circle class="mark-pine" cx="240" cy="226" r="6"></circle><circle class="mark-pine" cx="302" cy="214" r="6"></circle><circle class="mark-clay" cx="412" cy="40" r="6"></circle><circle class="mark-clay" cx="434" cy="54" r="6"></circle><circle class="mark-clay" cx="456" cy="36" r="6"></circle><circle class="mark-clay" cx="478" cy="58" r="6"></circle><circle class="mark-clay" cx="416" cy="76" r="6"></circle><circle class="mark-clay" cx="482" cy="84" r="6"></circle><circle class="mark-clay" cx="498" cy="38" r="6"></circle><circle class="mark-clay" cx="418" cy="216" r="6"></circle><circle class="mark-clay" cx="444" cy="230" r="6"></circle><ellipse class="area-amber" cx="512" cy="222" rx="26" ry="15"></ellipse><text class="label-strong" x="512" y="227" text-anchor="middle">ATP</text><line class="line" x1="494" y1="208" x2="485" y2="199"></line><polygon class="mark" points="477,191 489,195 481,203"></polygon><text class="label-small" x="178" y="24" text-anchor="middle">outside the cell</text><text class="label-small" x="178" y="236" text-anchor="middle">inside the cell</text><text class="label-strong" x="104" y="278" text-anchor="middle">diffusion</text><text class="label-small" x="104" y="298" text-anchor="middle">no protein, no ATP</text><text class="label-strong" x="270" y="278" text-anchor="middle">facilitated diffusion</text><text class="label-small" x="270" y="298" text-anchor="middle">protein, no ATP</text><text class="label-strong" x="448" y="278" text-anchor="middle">active transport</text><text class="label-small" x="448" y="298" text-anchor="middle">protein and ATP</text></svg><figcaption>Three ways through the phospholipid bilayer: two go from high to low concentration, the third goes from low to high and costs ATP.</figcaption></figure>
<p>For each ATP it spends, the sodium-potassium pump moves three Na<sup>+</sup> out of the cell and two K<sup>+</sup>
in. Keeping that gradient uses roughly a fifth of the energy your body spends at rest.</p>

<h2>Osmosis: follow the water</h2>
<p><strong>Osmosis</strong> is the net movement of water through a selectively permeable membrane toward the side with
more dissolved solute. Three words compare the outside solution with the cell:</p>
<ul>
<li><strong>Hypotonic:</strong> less solute outside. Water enters. An animal cell swells and may burst; a plant cell
becomes firm, or turgid, because its wall holds.</li>
<li><strong>Isotonic:</strong> balanced. Water moves both ways at equal rates, with no net change.</li>
<li><strong>Hypertonic:</strong> more solute outside. Water leaves. An animal cell shrivels; a plant cell goes limp and
its membrane can pull away from the wall.</li>
</ul>
<p>Now return to the marathon. A runner loses water and salt in sweat and then drinks far more plain water than was
lost. Sodium in the blood falls below its healthy range of about 135 to 145 mmol/L. The fluid around the cells is now
hypotonic, so water enters them by osmosis. Swelling brain cells have no room inside the skull, which explains the
confusion. Doctors call this low sodium level hyponatremia.</p>

<h2>Worked example: percent change in mass</h2>
<p>A carrot stick of 5.00 g sits overnight in distilled water and then has a mass of 5.45 g. A second one, of 2.50 g,
rises to 2.80 g. Which took up more water for its size?</p>
<p><strong>Formula:</strong> percent change = (final mass − starting mass) ÷ starting mass × 100</p>
<ul>
<li>First stick: (5.45 − 5.00) ÷ 5.00 × 100 = 0.45 ÷ 5.00 × 100 = <strong>+9.0%</strong></li>
<li>Second stick: (2.80 − 2.50) ÷ 2.50 × 100 = 0.30 ÷ 2.50 × 100 = <strong>+12.0%</strong></li>
</ul>
<p>The first gained more grams, but the second gained more for its size. Percent change makes the comparison fair when
starting masses differ. A plus sign means net water in, so the solution was hypotonic. A minus sign would mean net
water out, so the solution was hypertonic. Where a graph of percent change crosses zero, the solution is isotonic to
the cells.</p>

<h2>Common misconceptions</h2>
<ul>
<li><strong>“At equilibrium the molecules stop moving.”</strong> They keep moving. Equal numbers cross each way, so
there is no net change.</li>
<li><strong>“In osmosis the salt moves.”</strong> Osmosis is about water. The solute is what cannot easily cross.</li>
<li><strong>“A transport protein always costs energy.”</strong> Facilitated diffusion uses a protein but no ATP,
because molecules go down their gradient.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Selectively permeable membrane',
              meaning: 'A membrane that lets some substances through and holds others back.',
            },
            {
              term: 'Diffusion',
              meaning: 'Net movement of particles from high to low concentration, without energy from ATP.',
            },
            {
              term: 'Osmosis',
              meaning:
                'Net movement of water through a selectively permeable membrane toward the side with more solute.',
            },
            {
              term: 'Active transport',
              meaning: 'Movement of a substance from low to high concentration by a protein that uses ATP.',
            },
            {
              term: 'Hypertonic, hypotonic and isotonic',
              meaning:
                'Having more, less or the same effective solute concentration as the cell it surrounds.',
            },
          ],
          assignment: {
            key: 'potato-osmosis',
            title: 'Reading an Osmosis Experiment',
            description:
              'Calculate percent changes in mass for potato pieces in sugar solutions, find the isotonic ' +
              'concentration, and explain the results by osmosis.',
            kind: 'assignment',
            pointsPossible: 50,
            instructions: {
              durationMinutes: 40,
              materials: [
                'The lesson page “Membranes and Transport”',
                'On-screen calculator or spreadsheet',
                'The answer box on this page',
              ],
              steps: [
                'Calculate the percent change in mass for each of the five solutions, to one decimal place. Show ' +
                  'the working for one of them.',
                'Say which solutions were hypotonic and which were hypertonic to the potato cells, and estimate the ' +
                  'isotonic concentration.',
                'Explain by osmosis why the piece in 0.0 mol/L gained mass and the piece in 0.8 mol/L lost mass.',
                'Say why Theo should compare percent change rather than grams, and name one way to make the result ' +
                  'more reliable.',
              ],
              story: {
                title: 'Theo’s potato data',
                content: `Theo wants to know how concentrated the fluid inside potato cells is. He cuts five cylinders from one potato with the same corer, blots them dry, and records the mass of each. Each cylinder then goes into its own beaker of sucrose solution. Sucrose molecules are too large to cross the cell membrane easily, but water can cross. After three hours at room temperature he blots the cylinders again and records the mass a second time.

In 0.0 mol/L (distilled water), the mass went from 4.00 g to 4.72 g.

In 0.2 mol/L, the mass went from 4.10 g to 4.40 g.

In 0.4 mol/L, the mass went from 3.95 g to 3.72 g.

In 0.6 mol/L, the mass went from 4.05 g to 3.52 g.

In 0.8 mol/L, the mass went from 4.00 g to 3.32 g.

The cylinder from distilled water felt stiff and snapped when he bent it. The cylinder from 0.8 mol/L was limp and could be folded almost in half.

Theo’s first conclusion reads: “The sugar went into the potato in the weak solutions and came out in the strong ones. At 0.3 nothing would move at all.” His teacher asks him to think again about both sentences.`,
              },
            },
            rubric: [
              {
                id: 'calculations',
                name: 'Percent change calculations',
                points: 20,
                description: 'Calculate each percent change and show your work.',
                notes:
                  'Calculates percent change as final mass minus starting mass, divided by starting mass, times 100: ' +
                  '+18.0% at 0.0, +7.3% at 0.2, −5.8% at 0.4, −13.1% at 0.6 and −17.0% at 0.8 mol/L, with signs and ' +
                  'the working for at least one.',
                source: 'ai',
                levels: [
                  { id: 'all', label: 'All five correct with signs and working', points: 20 },
                  { id: 'most', label: 'Three or four correct, or all five without working', points: 14 },
                  { id: 'few', label: 'One or two correct, or grams in place of percent', points: 7 },
                  { id: 'none', label: 'No correct calculation', points: 0 },
                ],
              },
              {
                id: 'tonicity',
                name: 'Hypotonic, hypertonic and isotonic',
                points: 10,
                description: 'Sort the solutions and estimate where nothing would change.',
                notes:
                  'Says that 0.0 and 0.2 mol/L were hypotonic because the pieces gained mass, that 0.4, 0.6 and 0.8 ' +
                  'were hypertonic because they lost mass, and estimates the isotonic concentration near 0.3 mol/L ' +
                  'where percent change crosses zero.',
                source: 'ai',
                levels: [
                  {
                    id: 'complete',
                    label: 'All solutions sorted and isotonic point near 0.3 mol/L',
                    points: 10,
                  },
                  { id: 'partial', label: 'Sorting or isotonic point correct, not both', points: 5 },
                  { id: 'none', label: 'Neither is correct', points: 0 },
                ],
              },
              {
                id: 'osmosis-explanation',
                name: 'Explanation by osmosis',
                points: 14,
                description: 'Explain the results by osmosis and correct Theo’s mistakes.',
                notes:
                  'Explains that water, not sucrose, moves by osmosis through the selectively permeable membrane toward ' +
                  'the side with more solute: into the cells in distilled water, so they become turgid and stiff, and ' +
                  'out of the cells at 0.8 mol/L, so they go limp. At the isotonic point water still moves both ways ' +
                  'at equal rates with no net change.',
                source: 'ai',
                levels: [
                  {
                    id: 'complete',
                    label: 'Both directions explained and both of Theo’s errors corrected',
                    points: 14,
                  },
                  { id: 'mostly', label: 'Both directions explained, one error corrected', points: 9 },
                  { id: 'some', label: 'Water movement mentioned without a cause', points: 4 },
                  { id: 'none', label: 'No explanation by osmosis', points: 0 },
                ],
              },
              {
                id: 'fair-test',
                name: 'Fair comparison',
                points: 6,
                description: 'Say why the comparison is fair and how to make the experiment more reliable.',
                notes:
                  'Says that percent change is a fair comparison because the starting masses differ, and improves ' +
                  'reliability by repeating with several cylinders at each concentration and taking a mean, or by ' +
                  'testing more concentrations between 0.2 and 0.4.',
                source: 'ai',
                levels: [
                  { id: 'both', label: 'Reason for percent change and a sound improvement', points: 6 },
                  { id: 'one', label: 'One of the two', points: 3 },
                  { id: 'none', label: 'Neither', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Working for 0.4 mol/L: (3.72 − 3.95) ÷ 3.95 × 100 = −5.8%. The other percent changes are +18.0% at 0.0, +7.3% at 0.2, −13.1% at 0.6 and −17.0% at 0.8 mol/L.

The pieces in 0.0 and 0.2 gained mass, so those solutions were hypotonic. The ones in 0.4, 0.6 and 0.8 lost mass, so those were hypertonic. Between 0.2 and 0.4 it crosses zero, so isotonic is about 0.3 mol/L.

Water moved by osmosis, not sucrose, because sucrose cannot easily cross the membrane. In distilled water the cells have more solute inside, so water entered and made them turgid and stiff. At 0.8 there is more solute outside, so water left and the piece went limp. At 0.3 water still moves both ways at equal rates, so there is no net change.

The starting masses differ, so percent is the fair comparison. Theo should repeat it with several cylinders at each concentration and take a mean.`,
              `For 0.0 mol/L I did final mass minus starting mass, 4.72 − 4.00 = 0.72, divided by 4.00, times 100 = +18.0%. The others are 0.2: +7.3%, 0.4: −5.8%, 0.6: −13.1%, 0.8: −17.0%.

0.0 and 0.2 gained mass, so they are hypotonic to the potato. 0.4, 0.6 and 0.8 lost mass, so they are hypertonic. The line would cross zero at about 0.31 mol/L, which is the isotonic concentration.

Theo is wrong about the sugar because sucrose cannot cross the membrane easily. Osmosis moves water toward the side with more solute. That is into the cell in distilled water, which makes it turgid, and out of the cell at 0.8, which makes it limp. At isotonic, water keeps moving in both directions equally.

He needs percent because the cylinders had different starting masses. He could test 0.25, 0.30 and 0.35.`,
              `0.0 is (4.72 − 4.00) ÷ 4.00 × 100 = +18%, 0.2 is +7.3% and 0.8 is −17%. The first two gained mass so they were hypotonic, and the rest were hypertonic. In distilled water, water went into the potato by osmosis because there was more solute inside. In the strong sugar the water went out and it got limp. You use percent because it is more exact.`,
              'The potato got heavier in water and lighter in the sugar. The strong sugar pulled stuff out of it, so it got soft.',
            ],
          },
        },
      ],
    },
    {
      title: 'Energy for Life',
      lessons: [
        {
          key: 'photosynthesis',
          title: 'Photosynthesis: Building with Light',
          estimatedMinutes: 30,
          objectives: [
            'Write and explain the overall equation of photosynthesis',
            'Compare the light-dependent reactions with the Calvin cycle by place, inputs and outputs',
            'Identify the limiting factor in a graph or table of photosynthesis rates',
            'Explain where the mass of a growing plant comes from',
          ],
          introduction:
            'The grass on a soccer field is cut every week and keeps coming back. The new leaves are built mostly ' +
            'from a gas in the air and from water, with energy from sunlight. In this lesson you will see how ' +
            'chloroplasts do that, and how to tell from data what is holding a plant back.',
          mainContent: `<h2>The whole process in one line</h2>
<p>Photosynthesis turns carbon dioxide and water into sugar and oxygen, using energy from light:</p>
<p><strong>6 CO<sub>2</sub> + 6 H<sub>2</sub>O + light energy → C<sub>6</sub>H<sub>12</sub>O<sub>6</sub> +
6 O<sub>2</sub></strong></p>
<p>Check the atoms. There are 6 carbons on each side. There are 12 hydrogens on each side. There are 12 + 6 = 18
oxygens on the left and 6 + 12 = 18 on the right. No atom is made or lost; they are rearranged. Energy is not made
either. Light energy becomes chemical energy stored in the sugar.</p>

<h2>Two stages, two places</h2>
<p>The work happens in <strong>chloroplasts</strong>. Inside them are stacks of flat sacs called
<strong>thylakoids</strong>, surrounded by a fluid called the <strong>stroma</strong>. The green pigment
<strong>chlorophyll</strong> sits in the thylakoid membranes. It absorbs mostly red and blue light and reflects more of
the green, which is why leaves look green.</p>
<table>
<thead>
<tr><th scope="col">Stage</th><th scope="col">Where</th><th scope="col">Goes in</th><th scope="col">Comes out</th></tr>
</thead>
<tbody>
<tr><th scope="row">Light-dependent reactions</th><td>Thylakoid membranes</td><td>Light, water</td><td>Oxygen, ATP,
NADPH</td></tr>
<tr><th scope="row">Calvin cycle</th><td>Stroma</td><td>CO<sub>2</sub>, ATP, NADPH</td><td>Sugar (and spent carriers that
return to the first stage)</td></tr>
</tbody>
</table>
<p>In the light-dependent reactions, absorbed light splits water molecules. The oxygen leaves as a gas, and the energy
is loaded onto two carriers, ATP and NADPH. In the Calvin cycle, enzymes spend that energy to join CO<sub>2</sub> into
small three-carbon sugars. From these the plant builds glucose, starch for storage, cellulose for cell walls and, with
minerals added, proteins.</p>
<p>The link between the stages matters. If light stops, ATP and NADPH run out within seconds to minutes and the Calvin
cycle stops too, even though it uses no light directly.</p>

<h2>Worked data reading: the limiting factor</h2>
<p>A student counts oxygen bubbles from a water plant at five light levels. Temperature and CO<sub>2</sub> stay the
same.</p>
<table>
<thead>
<tr><th scope="col">Relative light level</th><th scope="col">Bubbles per minute</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>8</td></tr>
<tr><td>2</td><td>16</td></tr>
<tr><td>3</td><td>24</td></tr>
<tr><td>4</td><td>27</td></tr>
<tr><td>5</td><td>27</td></tr>
</tbody>
</table>
<p><strong>Step 1: describe.</strong> From level 1 to level 3 the rate rises by 8 bubbles for each step of light. From
level 4 to level 5 it does not change.</p>
<p><strong>Step 2: interpret the rise.</strong> More light gives a higher rate, so light was in short supply. Light was
the <strong>limiting factor</strong>: the factor that holds back the rate because it is the scarcest compared with what
the process needs.</p>
<p><strong>Step 3: interpret the plateau.</strong> Extra light no longer helps, so something else now limits the rate,
probably CO<sub>2</sub> or temperature.</p>
<p><strong>Step 4: test it.</strong> Add CO<sub>2</sub> at light level 5 and change nothing else. If the rate rises,
CO<sub>2</sub> was limiting. Temperature acts differently from the other two: low temperature slows the enzymes of the
Calvin cycle, and very high temperature damages them.</p>

<h2>Where does the mass come from?</h2>
<p>In the 1600s Jan van Helmont grew a willow in a weighed pot of soil for five years and gave it only water. The tree
gained about 74 kg. The dried soil lost about 57 g, less than a tenth of one percent of the gain. He concluded that the
tree was made of water. He was right that soil supplied almost none of it, but he did not know about CO<sub>2</sub>.
Most of the dry mass of a plant is carbon and oxygen that came from the air. Soil minerals are essential but make up
only a few percent.</p>

<h2>Common misconceptions</h2>
<ul>
<li><strong>“Plants get their food from the soil.”</strong> Roots take in water and minerals. The plant makes its own
food, sugar, in its leaves.</li>
<li><strong>“The oxygen comes from carbon dioxide.”</strong> Experiments with labeled oxygen atoms show that it comes
from water.</li>
<li><strong>“Plants photosynthesize by day and respire only at night.”</strong> They respire all the time. By day,
photosynthesis is usually faster, so a leaf takes in more CO<sub>2</sub> than it releases.</li>
<li><strong>“More light always means more growth.”</strong> Only until another factor becomes limiting.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Photosynthesis',
              meaning:
                'The process that uses light energy to turn carbon dioxide and water into sugar and oxygen.',
            },
            {
              term: 'Chlorophyll',
              meaning: 'The green pigment in thylakoid membranes that absorbs light, mostly red and blue.',
            },
            {
              term: 'Light-dependent reactions',
              meaning:
                'The stage in the thylakoids that splits water, releases oxygen and makes ATP and NADPH.',
            },
            {
              term: 'Calvin cycle',
              meaning:
                'The stage in the stroma in which enzymes use ATP and NADPH to build sugar from carbon dioxide.',
            },
            {
              term: 'Limiting factor',
              meaning:
                'The scarcest factor, such as light, carbon dioxide or warmth, that holds back the rate.',
            },
          ],
          assignment: {
            key: 'greenhouse-data',
            title: 'The Greenhouse Question',
            description:
              'Use measurements from tomato leaves to find the limiting factor under different conditions and ' +
              'advise a grower.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “Photosynthesis: Building with Light”',
                'The answer box on this page',
              ],
              steps: [
                'Read the case and look at each run from low light to high light.',
                'Name the limiting factor in run 1 at low light and in run 1 at high light. Quote numbers as evidence.',
                'Explain, using the Calvin cycle and enzymes, why runs 2 and 3 differ although light and carbon ' +
                  'dioxide are the same.',
                'Explain the reading of −2 in the dark.',
                'Advise the grower: brighter lamps, added carbon dioxide, or heating? Give your reasons.',
              ],
              story: {
                title: 'Three runs in a tomato greenhouse',
                content: `A grower who supplies a school cafeteria wants more tomatoes in February. She can afford one change: brighter lamps, added carbon dioxide, or heating. Her greenhouse is now kept at 24 °C, with ordinary air at about 420 parts per million (ppm) of carbon dioxide. The lamps give a light level of 800 on her meter.

A technician clamps a sensor on healthy tomato leaves and measures how fast they take in carbon dioxide, in micromoles per square meter of leaf each second. A higher number means faster photosynthesis.

Run 1, at 24 °C and 420 ppm: the uptake is 7 at light level 200, 12 at level 400, 16 at level 800 and 16 at level 1200.

Run 2, at 24 °C and 1000 ppm: the uptake is 8 at light level 200, 15 at level 400, 24 at level 800 and 27 at level 1200.

Run 3, at 10 °C and 1000 ppm: the uptake is 4 at light level 200, 6 at level 400, 7 at level 800 and 7 at level 1200.

Finally the technician switches off the lamps at 24 °C. The reading settles at −2. “Your sensor is broken,” says the grower. “Leaves do not give out carbon dioxide.”`,
              },
            },
            rubric: [
              {
                id: 'limiting-factor',
                name: 'Limiting factors from data',
                points: 14,
                description: 'Find what limits each run, and prove it with numbers.',
                notes:
                  'Says that in run 1 light is the limiting factor at low light, because the uptake rises from 7 to 12 ' +
                  'to 16 as light increases, and that between 800 and 1200 the rate stays at 16, so carbon dioxide is ' +
                  'limiting, because raising it to 1000 ppm in run 2 raises the rate to 24 and 27.',
                source: 'ai',
                levels: [
                  { id: 'both', label: 'Both limiting factors with numbers as evidence', points: 14 },
                  { id: 'both-thin', label: 'Both factors, evidence missing for one', points: 10 },
                  { id: 'one', label: 'One limiting factor identified', points: 5 },
                  { id: 'none', label: 'No limiting factor identified', points: 0 },
                ],
              },
              {
                id: 'mechanism',
                name: 'Temperature and the Calvin cycle',
                points: 10,
                description: 'Explain inside the leaf why temperature matters.',
                notes:
                  'Explains that at 10 °C low temperature slows the enzymes of the Calvin cycle, so carbon dioxide is ' +
                  'built into sugar more slowly even though the light-dependent reactions can supply ATP and NADPH; ' +
                  'temperature is the limiting factor in run 3, with 7 compared to 24 or 27.',
                source: 'ai',
                levels: [
                  {
                    id: 'complete',
                    label: 'Cause explained through enzymes and the Calvin cycle',
                    points: 10,
                  },
                  { id: 'partial', label: 'Temperature named, mechanism incomplete', points: 5 },
                  { id: 'none', label: 'No explanation', points: 0 },
                ],
              },
              {
                id: 'dark-reading',
                name: 'The reading in the dark',
                points: 6,
                description: 'Explain the reading that was taken without light.',
                notes:
                  'Explains that without light photosynthesis stops but the leaf keeps respiring all the time, so it ' +
                  'releases carbon dioxide and the reading of −2 is real.',
                source: 'ai',
                levels: [
                  { id: 'complete', label: 'Respiration continues and photosynthesis stops', points: 6 },
                  { id: 'partial', label: 'One of the two ideas', points: 3 },
                  { id: 'none', label: 'Not explained', points: 0 },
                ],
              },
              {
                id: 'advice',
                name: 'Advice with reasons',
                points: 10,
                description: 'Advise the grower and back it with the data.',
                notes:
                  'Advises adding carbon dioxide, because at light level 800 and 24 °C it raises uptake from 16 to 24, ' +
                  'while brighter lamps alone leave it at 16, and rejects heating because the greenhouse is already ' +
                  'warm at 24 °C.',
                source: 'ai',
                levels: [
                  {
                    id: 'complete',
                    label: 'Sound advice that uses data and rejects the other options',
                    points: 10,
                  },
                  { id: 'partial', label: 'Sound advice with little evidence', points: 5 },
                  { id: 'none', label: 'No advice, or advice against the data', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `At low light in run 1, light is the limiting factor, because each time it goes up the uptake rises too, from 7 to 12 to 16. Between 800 and 1200 the rate stays at 16, so carbon dioxide is limiting there. The evidence is run 2, where 1000 ppm raises the rate to 24 and 27.

Run 3 has the same light and carbon dioxide as run 2 but it is only 10 °C. Low temperature slows the enzymes of the Calvin cycle, so carbon dioxide is built into sugar slowly and ATP and NADPH are left waiting. That is why it stops at 7.

In the dark photosynthesis stops but the leaf keeps respiring and releases carbon dioxide, so −2 is real.

She should add carbon dioxide. At her light level of 800 that takes uptake from 16 to 24. Brighter lamps alone leave it at 16, and 24 °C is already warm.`,
              `At light level 200 in run 1 the limiting factor is light. Going up to 400 takes the rate from 7 to 12. At 800 and 1200 it is 16 both times, so extra light does nothing and carbon dioxide must be the limiting factor. Run 2 proves this, since with 1000 ppm the rate at 1200 is 27.

Runs 2 and 3 have the same light and carbon dioxide, so the difference is temperature. The Calvin cycle depends on enzymes, and at 10 °C enzymes work slowly, so less sugar is made no matter how much ATP and NADPH the light gives.

The sensor is not broken. Leaves respire all the time, and without light there is no photosynthesis to take the carbon dioxide back in.

My advice is to add carbon dioxide, because it goes from 16 to 24 with her lamps. Brighter lamps would stay at 16, and it is warm enough.`,
              `In run 1 light is the limiting factor at first because the rate goes from 7 to 12 when there is more light. Later it stays at 16, so something else is limiting. Run 3 is lower because it is colder and the enzymes are slower. In the dark the leaf respires. I would tell her to add carbon dioxide because run 2 has higher numbers than run 1.`,
              'More light makes the plants grow more, so she should buy brighter lamps. The cold is bad for the plants and the sensor is maybe broken.',
            ],
          },
        },
        {
          key: 'cellular-respiration',
          title: 'Cellular Respiration: Fuel for Movement',
          estimatedMinutes: 30,
          objectives: [
            'Describe the three stages of aerobic respiration by place and by ATP yield',
            'Explain when and why cells use fermentation, and what lactate is',
            'Interpret exercise data to tell aerobic from anaerobic energy supply',
            'Correct common claims about lactate and muscle soreness with evidence',
          ],
          introduction:
            'Every stride, heartbeat and thought is paid for with a molecule called ATP, and you recycle roughly your ' +
            'own body mass of it each day. Cells refill it by taking energy from food in small, controlled steps. ' +
            'Knowing those steps explains why a 200-meter race and a 1500-meter race feel so different.',
          mainContent: `<h2>From food to ATP</h2>
<p><strong>ATP</strong> is the molecule that cells spend. When it loses one phosphate group it becomes ADP, and the
energy released drives work such as muscle contraction. <strong>Cellular respiration</strong> uses energy from glucose
and other fuels to turn ADP back into ATP:</p>
<p><strong>C<sub>6</sub>H<sub>12</sub>O<sub>6</sub> + 6 O<sub>2</sub> → 6 CO<sub>2</sub> + 6 H<sub>2</sub>O + energy
(some in ATP, the rest as heat)</strong></p>
<p>Less than half of the energy ends up in ATP. The rest is heat, which is why hard exercise makes you hot.</p>

<h2>Three stages</h2>
<table>
<thead>
<tr><th scope="col">Stage</th><th scope="col">Where</th><th scope="col">What happens</th>
<th scope="col">ATP per glucose</th></tr>
</thead>
<tbody>
<tr><th scope="row">Glycolysis</th><td>Cytoplasm</td><td>Glucose is split into two pyruvate molecules; needs no
oxygen</td><td>2 (net)</td></tr>
<tr><th scope="row">Krebs cycle, with the step before it</th><td>Matrix of the mitochondrion</td><td>Carbon leaves as
CO<sub>2</sub>; carriers pick up electrons</td><td>2</td></tr>
<tr><th scope="row">Electron transport chain</th><td>Inner membrane of the mitochondrion</td><td>Electrons pass along
proteins to O<sub>2</sub>, which becomes water; their energy drives ATP production</td><td>about 26 to 28</td></tr>
</tbody>
</table>
<p>The total is about 30 to 32 ATP for each glucose. Oxygen has one job here: it accepts the electrons at the end of
the chain. Without it the chain backs up and the mitochondrion cannot go on.</p>

<h2>When demand outruns the mitochondria</h2>
<p>Glycolysis can run very fast, but it needs a carrier called NAD<sup>+</sup>, which it uses up. When ATP is needed
faster than mitochondria can supply it, muscle cells turn pyruvate into <strong>lactate</strong>. That step gives the
NAD<sup>+</sup> back, so glycolysis can continue. This is <strong>fermentation</strong>. It is quick and needs no
oxygen, but it yields only 2 ATP per glucose. Yeast has its own version, which makes ethanol and CO<sub>2</sub>.</p>
<p><strong>Worked example.</strong> How much more ATP does a cell get from 10 glucose molecules with oxygen?</p>
<ul>
<li>Fermentation: 10 × 2 = 20 ATP</li>
<li>Aerobic respiration: 10 × 30 = 300 ATP, using the lower estimate</li>
<li>Comparison: 300 ÷ 20 = 15 times as much</li>
</ul>
<p>So fermentation buys speed at a high price in fuel.</p>

<h2>Worked data reading: which system pays for the race?</h2>
<p>A study published in 2001 estimated how much of the energy came from aerobic respiration while highly trained
runners ran at race pace.</p>
<table>
<thead>
<tr><th scope="col">Event</th><th scope="col">Approximate time</th><th scope="col">Aerobic share</th></tr>
</thead>
<tbody>
<tr><th scope="row">200 m</th><td>22 s</td><td>29%</td></tr>
<tr><th scope="row">400 m</th><td>49 s</td><td>43%</td></tr>
<tr><th scope="row">800 m</th><td>1 min 53 s</td><td>66%</td></tr>
<tr><th scope="row">1500 m</th><td>3 min 55 s</td><td>84%</td></tr>
</tbody>
</table>
<p><strong>Pattern:</strong> the longer the race, the larger the aerobic share. <strong>Cause:</strong> stored
phosphocreatine, another quick source of ATP, and fermentation deliver fast but run low or cannot be kept up at full
rate. Breathing, heart rate and mitochondria need up to a minute or two to reach their full rate. <strong>A detail worth
noticing:</strong> even in 200 m the aerobic share is not zero. The systems overlap; they do not switch on and off. By
800 m, aerobic respiration already supplies most of the energy.</p>

<h2>What happens to lactate</h2>
<p>Lactate is not a waste product that lies about in the muscle. Blood carries it to the heart, the liver and other
muscle cells. Some is used as fuel in mitochondria, and some is turned back into glucose. After hard exercise, blood
lactate is usually back near its resting level of about 1 mmol/L within an hour or so, and easy movement speeds this
up.</p>

<h2>Common misconceptions</h2>
<ul>
<li><strong>“Lactic acid makes you sore two days later.”</strong> By then lactate has long been cleared. Delayed
soreness comes from tiny damage in muscle and the inflammation that follows, above all after unfamiliar work.</li>
<li><strong>“Respiration means breathing.”</strong> Breathing moves air. Cellular respiration is chemistry inside
cells. Breathing supplies its oxygen and removes its CO<sub>2</sub>.</li>
<li><strong>“Plants do not respire, because they photosynthesize.”</strong> Plant cells have mitochondria and respire
day and night.</li>
<li><strong>“Lost fat turns into energy.”</strong> Atoms do not turn into energy. Most of the mass leaves the body as
CO<sub>2</sub> and the rest as water.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'ATP',
              meaning:
                'The molecule that carries energy a cell can spend at once; it becomes ADP when it is used.',
            },
            {
              term: 'Glycolysis',
              meaning: 'The splitting of glucose into pyruvate in the cytoplasm, without oxygen, for 2 ATP.',
            },
            {
              term: 'Aerobic respiration',
              meaning:
                'The release of energy from glucose with oxygen, mainly in mitochondria, for about 30 to 32 ATP.',
            },
            {
              term: 'Electron transport chain',
              meaning:
                'Proteins in the inner mitochondrial membrane that pass electrons to oxygen to make ATP.',
            },
            {
              term: 'Fermentation',
              meaning:
                'Turning pyruvate into lactate (or ethanol) to regain the carrier that lets glycolysis continue.',
            },
            {
              term: 'Lactate',
              meaning:
                'The product of fermentation in muscle; blood carries it away and other cells use it as fuel.',
            },
          ],
          assignment: {
            key: 'rowing-lactate',
            title: 'The Rower’s Lactate Curve',
            description:
              'Explain how a rower’s cells supplied ATP at each point of a test, and judge a teammate’s claim about ' +
              'sore legs.',
            kind: 'assignment',
            pointsPossible: 50,
            instructions: {
              durationMinutes: 35,
              materials: [
                'The lesson page “Cellular Respiration: Fuel for Movement”',
                'The answer box on this page',
              ],
              steps: [
                'Read the case and order the lactate readings by time.',
                'Explain how her muscle cells made most of their ATP during the easy rowing. Name the stages and ' +
                  'where they take place.',
                'Explain why lactate rose so much in the 2,000-meter test, and what fermentation gains and costs.',
                'Judge the teammate’s claim. Use at least two numbers from the case and give a better explanation.',
              ],
              story: {
                title: 'Noor’s test day',
                content: `Noor rows for a junior club. Twice a season the club runs a test on an indoor rowing machine and takes a drop of blood from the earlobe to measure lactate. The unit is millimoles per liter (mmol/L).

Before the warm-up, sitting still, her lactate is 1.1. After fifteen minutes of easy rowing, at a pace where she can talk in full sentences, it is 1.6.

Then comes the all-out test over 2,000 meters. It takes her 7 minutes and 48 seconds. She breathes hard, and her legs feel heavy in the last 500 meters. Three minutes after the finish her lactate is 13.4.

She cools down with twenty minutes of light rowing and has something to eat. Sixty minutes after the test, her lactate is 1.8.

The next day she tries a new strength circuit with many deep, slow squats. Two days after the circuit her thighs are so sore that she takes the stairs sideways. A teammate tells her, “That is lactic acid. It is still stuck in your legs from the test. You have to flush it out.” Noor, who likes numbers, asks to have her lactate measured again. It is 1.0.`,
              },
            },
            rubric: [
              {
                id: 'aerobic-stages',
                name: 'Aerobic respiration in easy rowing',
                points: 18,
                description: 'Explain where the energy for easy rowing comes from, stage by stage.',
                notes:
                  'Explains that in easy rowing oxygen supply meets demand, so aerobic respiration makes most of the ' +
                  'ATP: glycolysis splits glucose into pyruvate in the cytoplasm, the Krebs cycle releases carbon ' +
                  'dioxide in the matrix of the mitochondrion, and the electron transport chain in the inner membrane ' +
                  'passes electrons to oxygen, for about 30 to 32 ATP per glucose. Lactate stays near rest at 1.6.',
                source: 'ai',
                levels: [
                  { id: 'complete', label: 'Stages, places and role of oxygen correct', points: 18 },
                  { id: 'mostly', label: 'Most stages and places correct', points: 12 },
                  { id: 'some', label: 'Aerobic respiration named, few details', points: 6 },
                  { id: 'none', label: 'Not explained', points: 0 },
                ],
              },
              {
                id: 'fermentation',
                name: 'Fermentation in the all-out test',
                points: 16,
                description: 'Explain what the muscles do in the all-out test, and at what cost.',
                notes:
                  'Explains that in the all-out test ATP was needed faster than the mitochondria could supply it, so ' +
                  'muscle cells also used fermentation: pyruvate became lactate, which gave back the carrier NAD+ so ' +
                  'glycolysis could continue. It gains speed but yields only 2 ATP per glucose. Lactate rose to 13.4, ' +
                  'while aerobic respiration kept running.',
                source: 'ai',
                levels: [
                  { id: 'complete', label: 'Cause, gain and cost of fermentation explained', points: 16 },
                  { id: 'mostly', label: 'Cause explained, gain or cost missing', points: 11 },
                  { id: 'some', label: 'Lactate or fermentation named without a cause', points: 5 },
                  { id: 'none', label: 'Not explained', points: 0 },
                ],
              },
              {
                id: 'claim-judged',
                name: 'Claim judged with data',
                points: 16,
                description: 'Judge the teammate’s claim with numbers from the test.',
                notes:
                  'Rejects the claim because lactate fell from 13.4 to 1.8 within sixty minutes and was 1.0 while she ' +
                  'was sore, so it had been cleared and used as fuel by the heart, the liver and other muscle. Better ' +
                  'explanation: delayed soreness comes from tiny damage in muscle and inflammation after the ' +
                  'unfamiliar squats.',
                source: 'ai',
                levels: [
                  { id: 'complete', label: 'Rejected with two numbers and a better explanation', points: 16 },
                  {
                    id: 'mostly',
                    label: 'Rejected with one number or without a better explanation',
                    points: 10,
                  },
                  { id: 'some', label: 'Doubted without evidence', points: 5 },
                  { id: 'none', label: 'Claim accepted or not judged', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Noor could talk in the easy rowing, so her oxygen supply met the demand and aerobic respiration made most of her ATP. First glycolysis split glucose into pyruvate in the cytoplasm. Then the Krebs cycle in the matrix of the mitochondrion released carbon dioxide, and the electron transport chain in the inner membrane passed electrons to oxygen. That is about 30 to 32 ATP per glucose. Lactate stayed low at 1.6.

In the test she needed ATP faster than her mitochondria could supply it. Fermentation filled the gap: pyruvate became lactate, which gave back NAD+ so glycolysis could continue. She gained speed, but each glucose yields only 2 ATP. Lactate rose to 13.4.

Her teammate is wrong. Lactate fell to 1.8 in sixty minutes and was 1.0 while she was sore, because the heart, liver and other muscle used it as fuel. Tiny muscle damage and inflammation from the unfamiliar squats explain the soreness better.`,
              `During the easy part Noor could still talk, so her cells got enough oxygen for aerobic respiration. Glucose is split in the cytoplasm by glycolysis, then the mitochondria finish the job: the Krebs cycle in the matrix removes carbon dioxide, and the electron transport chain in the inner membrane uses oxygen to make most of the ATP, about 30 per glucose.

The race needed ATP faster than her mitochondria could make it. Aerobic respiration kept running, but fermentation was added on top. Turning pyruvate into lactate gives back the NAD+ that glycolysis needs, which is fast but only 2 ATP per glucose.

Her teammate is not right. After one hour lactate was 1.8, and when she was sore it was 1.0, lower than the 1.1 at rest. It was cleared by her heart, liver and muscles. The squats were new, so small damage and inflammation caused the soreness.`,
              `In easy rowing she has enough oxygen, so she uses aerobic respiration in the mitochondria, and it makes a lot of ATP, about 30 per glucose. In the test she could not get ATP fast enough, so she used fermentation and made lactate, which is why it went up to 13.4. The teammate is wrong because the lactate was only 1.0 two days later, so it cannot be the reason.`,
              'She used energy when she was rowing and got lactic acid because it was hard. That is why her legs were sore after it.',
            ],
          },
        },
      ],
    },
    {
      title: 'Genetics',
      lessons: [
        {
          key: 'dna-to-protein',
          title: 'From DNA to Protein',
          estimatedMinutes: 35,
          objectives: [
            'Describe the structure of DNA and apply the base-pairing rules',
            'Transcribe a DNA template into mRNA and translate the mRNA into amino acids',
            'Explain the roles of mRNA, tRNA and the ribosome in protein synthesis',
            'Predict how a substitution or a deletion changes a protein',
          ],
          introduction:
            'Hemoglobin carries oxygen, collagen holds tendons together, and myosin pulls in muscle. These proteins do ' +
            'very different work, yet all are written in the same four-letter code. In this lesson you will read that ' +
            'code yourself and see what happens when one letter changes.',
          mainContent: `<h2>The molecule and its alphabet</h2>
<p>DNA is a double helix: two long strands wound around each other. Each strand is a chain of
<strong>nucleotides</strong>, and each nucleotide carries one of four bases: adenine (A), thymine (T), cytosine (C) or
guanine (G). Across the middle the bases pair by a strict rule: <strong>A with T, and C with G</strong>. Because of
that rule, each strand holds the information needed to rebuild the other.</p>
<p>A <strong>gene</strong> is a stretch of DNA with the instructions for a product, most often a protein. The human
genome has about 3.1 billion base pairs and about 20,000 genes that code for proteins.</p>

<h2>Two steps: transcription and translation</h2>
<p><strong>Transcription</strong> happens in the nucleus. An enzyme called RNA polymerase opens a gene and builds a
messenger, <strong>mRNA</strong>, along one strand, the template. RNA uses uracil (U) where DNA has T, so the rules are:
A in the template gives U, T gives A, C gives G, and G gives C.</p>
<p><strong>Translation</strong> happens at a ribosome in the cytoplasm. The mRNA is read three bases at a time. Each
group of three is a <strong>codon</strong>. Molecules of <strong>tRNA</strong> bring amino acids; each tRNA carries three
bases that pair with the matching codon. The ribosome joins the amino acids into a chain until it meets a stop
codon. The chain then folds, and its shape decides what the protein can do.</p>
<table>
<thead>
<tr><th scope="col">Player</th><th scope="col">Role</th></tr>
</thead>
<tbody>
<tr><th scope="row">DNA</th><td>Stores the instructions and stays in the nucleus</td></tr>
<tr><th scope="row">mRNA</th><td>Carries a copy of one gene to a ribosome</td></tr>
<tr><th scope="row">tRNA</th><td>Brings the amino acid that fits each codon</td></tr>
<tr><th scope="row">Ribosome</th><td>Reads codons and joins amino acids into a chain</td></tr>
</tbody>
</table>
<p>Four bases in groups of three give 4 × 4 × 4 = 64 codons. Of these, 61 stand for the 20 standard amino acids and 3
mean stop. Most amino acids therefore have more than one codon.</p>

<h2>Worked example: read a gene</h2>
<p>Template strand of DNA (3′ to 5′): <code>TAC GAA ACG ATT</code></p>
<ol>
<li><strong>Transcribe</strong> base by base: TAC gives AUG, GAA gives CUU, ACG gives UGC, ATT gives UAA. The mRNA is
<code>AUG CUU UGC UAA</code>.</li>
<li><strong>Translate</strong> codon by codon: AUG is methionine (Met) and also the start signal, CUU is leucine (Leu),
UGC is cysteine (Cys), UAA is stop.</li>
<li><strong>Result:</strong> Met – Leu – Cys.</li>
</ol>

<h2>When a letter changes</h2>
<p>A <strong>mutation</strong> is a change in the DNA sequence. Take the example above and change it.</p>
<table>
<thead>
<tr><th scope="col">Change in the template</th><th scope="col">mRNA</th><th scope="col">Protein</th>
<th scope="col">Type</th></tr>
</thead>
<tbody>
<tr><td>GAA becomes GAG</td><td>AUG CUC UGC UAA</td><td>Met – Leu – Cys</td><td>Silent substitution: CUC is leucine
too</td></tr>
<tr><td>ACG becomes AGG</td><td>AUG CUU UCC UAA</td><td>Met – Leu – Ser</td><td>Missense substitution: one amino acid
differs</td></tr>
<tr><td>ACG becomes ACT</td><td>AUG CUU UGA UAA</td><td>Met – Leu</td><td>Nonsense substitution: an early stop
codon</td></tr>
<tr><td>The G of GAA is deleted</td><td>AUG UUU GCU AA</td><td>Met – Phe – Ala …</td><td>Frameshift: every codon after
the deletion is read differently</td></tr>
</tbody>
</table>
<p>Look at the last row. After the deletion both of the following codons mean a different amino acid, and the stop codon
is lost. One missing base usually does more damage than one swapped base.</p>
<p>A single swap can still matter. In sickle cell disease, one codon of a hemoglobin gene reads GUG where most people
have GAG, so valine takes the place of glutamic acid. The changed hemoglobin can stick together when oxygen is low and
bend red blood cells into stiff curves.</p>

<h2>Same DNA, different cells</h2>
<p>Nearly every cell in your body holds the same genes. A muscle cell makes myosin and a skin cell makes keratin because
different genes are switched on. This is called <strong>gene expression</strong>. Training shifts it too: endurance
work switches on genes that lead to more mitochondria in muscle, without changing the DNA sequence.</p>

<h2>Common misconceptions</h2>
<ul>
<li><strong>“Each cell has only the genes it needs.”</strong> It has nearly all of them and uses some.</li>
<li><strong>“All mutations are harmful.”</strong> Many have no effect, some harm, and a few help.</li>
<li><strong>“A codon makes a protein.”</strong> A codon stands for one amino acid. A protein is a chain of many.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Transcription',
              meaning: 'Copying a gene from a DNA template into mRNA, in the nucleus.',
            },
            {
              term: 'Translation',
              meaning: 'Building a chain of amino acids at a ribosome from the codons of mRNA.',
            },
            {
              term: 'Codon',
              meaning: 'Three bases of mRNA that stand for one amino acid or for stop.',
            },
            {
              term: 'tRNA',
              meaning: 'The molecule that pairs with a codon and brings the amino acid that fits it.',
            },
            {
              term: 'Mutation',
              meaning: 'A change in the DNA sequence, such as a substitution or a deletion.',
            },
            {
              term: 'Gene expression',
              meaning:
                'The switching on of a gene so that its product is made; it differs between cell types.',
            },
          ],
          assignment: {
            key: 'dna-protein-quiz',
            title: 'DNA to Protein Quiz',
            description:
              'Four short written answers: read a short gene, name the molecules that do the work, compare three ' +
              'mutations and explain why cells differ.',
            kind: 'quiz',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 30,
              materials: ['The gene and codon list in the case on this page', 'The answer box on this page'],
              steps: [
                'Transcribe the template into mRNA and translate it into amino acids.',
                'Explain in two or three sentences what mRNA, tRNA and the ribosome each do.',
                'For mutations 1, 2 and 3, say what happens to the protein and which one changes it least.',
                'Explain why a muscle cell and a skin cell of the same person make different proteins.',
              ],
              story: {
                title: 'A very short gene',
                content: `This made-up gene is far shorter than a real one, but it follows the same rules. The template strand of its DNA, written from 3′ to 5′, is TAC TTC GTA CCT ACT.

You need only part of the codon list. AUG is methionine (Met) and start. AAG is lysine (Lys). CAU and CAC are both histidine (His). GGA is glycine (Gly). AGC is serine (Ser). GAU is aspartic acid (Asp). UAG and UGA mean stop.

Three students each find a different mutation in the template.

Mutation 1: the third triplet, GTA, becomes GTG.

Mutation 2: the second triplet, TTC, becomes ATC.

Mutation 3: one T of the second triplet, TTC, is deleted, so the strand now reads TAC TCG TAC CTA CT.

One of the students says that all three must be equally harmful, because in each case exactly one base was changed or lost.`,
              },
            },
            rubric: [
              {
                id: 'read-gene',
                name: 'Transcription and translation',
                points: 12,
                description: 'Read the gene step by step, from DNA to amino acids.',
                notes:
                  'Transcription of the template gives the mRNA AUG AAG CAU GGA UGA, with U in place of T. ' +
                  'Translation codon by codon gives the amino acids Met, Lys, His, Gly and then stop.',
                source: 'ai',
                levels: [
                  { id: 'complete', label: 'mRNA and amino acids correct', points: 12 },
                  { id: 'mostly', label: 'One slip in either', points: 8 },
                  { id: 'some', label: 'mRNA or amino acids only', points: 4 },
                  { id: 'none', label: 'Neither is correct', points: 0 },
                ],
              },
              {
                id: 'roles',
                name: 'Roles of mRNA, tRNA and ribosome',
                points: 9,
                description: 'Say what each of the three does when a protein is made.',
                notes:
                  'Says that mRNA carries a copy of the gene from the nucleus to a ribosome, that tRNA pairs with each ' +
                  'codon and brings the amino acid that fits, and that the ribosome reads the codons and joins the ' +
                  'amino acids into a chain.',
                source: 'ai',
                levels: [
                  { id: 'three', label: 'All three roles correct', points: 9 },
                  { id: 'two', label: 'Two roles correct', points: 6 },
                  { id: 'one', label: 'One role correct', points: 3 },
                  { id: 'none', label: 'No role correct', points: 0 },
                ],
              },
              {
                id: 'mutations',
                name: 'Three mutations compared',
                points: 12,
                description: 'Work out what each mutation does to the protein, and compare them.',
                notes:
                  'Mutation 1 is a silent substitution, because CAC is histidine too, so the protein does not change. ' +
                  'Mutation 2 gives UAG, an early stop codon, so the chain ends after Met. Mutation 3 is a deletion ' +
                  'that causes a frameshift: the codons are read as AUG AGC AUG GAU, the amino acids become Met, Ser, ' +
                  'Met, Asp and the stop is lost. Mutation 1 changes the protein least.',
                source: 'ai',
                levels: [
                  { id: 'complete', label: 'All three effects correct and compared', points: 12 },
                  { id: 'mostly', label: 'Two effects correct', points: 8 },
                  { id: 'some', label: 'One effect correct', points: 4 },
                  { id: 'none', label: 'No effect correct', points: 0 },
                ],
              },
              {
                id: 'expression',
                name: 'Gene expression',
                points: 7,
                description: 'Explain how two cells of one body can be so different.',
                notes:
                  'Explains that the muscle cell and the skin cell hold the same DNA and genes, but different genes are ' +
                  'switched on (gene expression), so different mRNA and proteins are made, such as myosin in muscle and ' +
                  'keratin in skin.',
                source: 'ai',
                levels: [
                  { id: 'complete', label: 'Same DNA, different genes switched on', points: 7 },
                  { id: 'partial', label: 'One of the two ideas', points: 3 },
                  { id: 'none', label: 'Not explained', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `1. The mRNA is AUG AAG CAU GGA UGA. The amino acids are Met, Lys, His, Gly, and UGA means stop.

2. mRNA carries a copy of the gene out of the nucleus to a ribosome. Each tRNA pairs with one codon and brings the amino acid that fits it. The ribosome reads the codons in order and joins the amino acids into a chain.

3. Mutation 1 is a silent substitution: CAC is histidine too, so the protein stays the same. Mutation 2 turns AAG into UAG, an early stop codon, so the chain ends after Met. Mutation 3 is a deletion and causes a frameshift. Now it reads Met, Ser, Met, Asp and the stop is lost. Mutation 1 changes the protein least, so the student is wrong.

4. Both cells hold the same DNA, but gene expression differs. The myosin gene is switched on in muscle and the keratin gene in skin.`,
              `1. The mRNA is AUG AAG CAU GGA UGA, because RNA uses U instead of T. The codons translate to Met – Lys – His – Gly, and UGA is stop.

2. The DNA stays in the nucleus, so mRNA takes a copy of the gene to a ribosome. The ribosome reads it one codon at a time. Each tRNA brings the amino acid that matches the codon, and the ribosome links it to the chain.

3. The student is wrong. Mutation 1 changes the codon to CAC, which is still histidine, so it is silent and changes the protein least. Mutation 2 makes the codon UAG, so it stops early and only Met is left. Mutation 3 is a deletion, so the frame shifts and it reads Met, Ser, Met, Asp without a stop.

4. It is gene expression. Nearly every cell has the same genes but turns on different ones, so different mRNA and proteins are made.`,
              `The mRNA is AUG AAG CAU GGA UGA and the amino acids are Met, Lys, His, Gly, stop. The mRNA carries the copy of the gene and the tRNA brings the amino acids. Mutation 1 does nothing because CAC is also His. Mutation 3 is worse because a letter is missing and all the codons after it change. Muscle and skin cells make different proteins because they do different jobs.`,
              'The DNA gets copied into RNA and then it makes a protein. Mutations change the protein and that is bad. Muscle cells and skin cells are just different.',
            ],
          },
        },
        {
          key: 'mendelian-inheritance',
          title: 'Mendelian Inheritance and Punnett Squares',
          estimatedMinutes: 30,
          objectives: [
            'Use the terms allele, genotype, phenotype, dominant, recessive, homozygous and heterozygous correctly',
            'Construct a Punnett square and read genotype and phenotype probabilities from it',
            'Explain why real offspring numbers vary around the expected ratio',
            'Evaluate a breeding decision with evidence from genotypes',
          ],
          introduction:
            'Two parents without a trait can have a child who shows it, and for centuries nobody could say why. In the ' +
            '1860s Gregor Mendel found the pattern by counting thousands of pea plants. His method still works, from ' +
            'plant breeding to the genetic tests offered for dogs and people.',
          mainContent: `<h2>Words you need</h2>
<p>A body cell carries two copies of most genes, one from each parent. Versions of a gene are called
<strong>alleles</strong>. For flower color in peas we write <strong>P</strong> for the allele that gives purple and
<strong>p</strong> for the allele that gives white.</p>
<table>
<thead>
<tr><th scope="col">Genotype (alleles)</th><th scope="col">Name</th><th scope="col">Phenotype (what you see)</th></tr>
</thead>
<tbody>
<tr><td>PP</td><td>Homozygous dominant</td><td>Purple</td></tr>
<tr><td>Pp</td><td>Heterozygous</td><td>Purple</td></tr>
<tr><td>pp</td><td>Homozygous recessive</td><td>White</td></tr>
</tbody>
</table>
<p>An allele is <strong>dominant</strong> if one copy is enough to show in the phenotype. It is
<strong>recessive</strong> if it shows only when there are two copies. Often the reason lies in the protein. In peas the
P allele carries working instructions for switching on the purple pigment, and p does not. One working copy makes
enough, so Pp looks purple. An organism that is heterozygous for a recessive condition is called a
<strong>carrier</strong>: it does not show the condition but can pass the allele on.</p>

<h2>Worked example: a Punnett square</h2>
<p>When egg and sperm form, the two alleles of a gene separate, so each gamete gets just one. Mendel’s law of
<strong>segregation</strong> says this, and a Punnett square uses it. Cross two heterozygous plants, Pp × Pp. Write the
gametes of one parent across the top and of the other down the side, then fill in the boxes.</p>
<table>
<thead>
<tr><th scope="col">Gametes</th><th scope="col">P</th><th scope="col">p</th></tr>
</thead>
<tbody>
<tr><th scope="row">P</th><td>PP</td><td>Pp</td></tr>
<tr><th scope="row">p</th><td>Pp</td><td>pp</td></tr>
</tbody>
</table>
<ul>
<li><strong>Genotypes:</strong> 1 PP : 2 Pp : 1 pp, which is 25%, 50% and 25%.</li>
<li><strong>Phenotypes:</strong> 3 boxes of 4 are purple and 1 of 4 is white, a ratio of 3 : 1.</li>
<li><strong>Among the purple plants only:</strong> 2 of 3 are heterozygous. White is ruled out, so you divide by three
boxes, not four.</li>
</ul>
<p>Now cross Pp with PP. Every box contains at least one P, so all offspring are purple. Half are PP and half are
Pp.</p>

<h2>Worked data reading: ratios and chance</h2>
<p>Mendel let heterozygous plants with round seeds fertilize themselves and counted 5,474 round and 1,850 wrinkled
seeds.</p>
<ul>
<li>Ratio: 5,474 ÷ 1,850 = 2.96, so about 2.96 : 1, very close to 3 : 1.</li>
<li>Share of wrinkled seeds: 1,850 ÷ 7,324 = 25.3%, close to 25%.</li>
</ul>
<p>With thousands of seeds, chance evens out. With few offspring it does not. If two carriers have four children, the
expected number with the recessive phenotype is one, but the probability of <em>exactly</em> one is only about 42%. Each
child is a new and independent event: the earlier children do not change the next child’s 1 in 4. It is the same with a
player who makes 75% of free throws. Missing twice in the first four shots does not show that the 75% is wrong.</p>

<h2>Working backward: the test cross</h2>
<p>A purple pea plant may be PP or Pp. Cross it with a white plant, pp. If even one offspring is white, the purple
parent must have given it a p, so it is Pp. If there are many offspring and all are purple, PP is very likely. Today a
DNA test can give the same answer directly.</p>

<h2>Beyond simple dominance</h2>
<p>Mendel’s rules describe traits governed by one gene with two clear alleles. Other patterns exist. In the AB blood
type both alleles show at once, which is called codominance. Height, skin color and endurance depend on many genes and on
environment, so they form a smooth range. No single gene makes someone an athlete; training, food and sleep all act on
the result.</p>

<h2>Common misconceptions</h2>
<ul>
<li><strong>“Dominant means common.”</strong> Dominance says which allele shows, not how frequent it is. One form of
extra fingers is caused by a dominant allele, yet it is rare.</li>
<li><strong>“With a 1 in 4 chance, one child of every four will have it.”</strong> The ratio is a probability for each
child, not a quota for the family.</li>
<li><strong>“Recessive alleles are harmful or weak.”</strong> Many are harmless. Blood type O is recessive and very
common.</li>
<li><strong>“Traits blend for good.”</strong> Alleles stay separate. A hidden recessive allele can reappear unchanged
generations later.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Allele',
              meaning:
                'One of the versions of a gene; a body cell usually carries two, one from each parent.',
            },
            {
              term: 'Genotype and phenotype',
              meaning: 'The alleles an organism has, and the trait that can be observed.',
            },
            {
              term: 'Dominant and recessive',
              meaning:
                'A dominant allele shows with one copy; a recessive allele shows only with two copies.',
            },
            {
              term: 'Heterozygous carrier',
              meaning:
                'An organism with one recessive allele that does not show the condition but can pass it on.',
            },
            {
              term: 'Punnett square',
              meaning:
                'A grid that combines the gametes of two parents to give the probability of each genotype.',
            },
            {
              term: 'Segregation',
              meaning: 'The separation of the two alleles of a gene, so that each gamete receives one.',
            },
          ],
          assignment: {
            key: 'labrador-carriers',
            title: 'The Labrador Litter',
            description:
              'Use Punnett squares to explain an unexpected litter, answer the breeder’s objection and advise on the ' +
              'next mating.',
            kind: 'assignment',
            pointsPossible: 50,
            instructions: {
              durationMinutes: 40,
              materials: [
                'The lesson page “Mendelian Inheritance and Punnett Squares”',
                'The answer box on this page (write a Punnett square as a list of its four boxes)',
              ],
              steps: [
                'Give the genotypes of Scout and Juno and explain how you know. Write the four boxes of their ' +
                  'Punnett square.',
                'State the probability of each genotype and phenotype in a pup, and the probability that a healthy ' +
                  'pup from this litter is a carrier.',
                'Answer the breeder: do three affected pups in eight show that the prediction is wrong?',
                'Compare the mating with Bo and advise the breeder. Use a second Punnett square.',
              ],
              story: {
                title: 'Scout, Juno and eight pups',
                content: `Some Labrador retrievers collapse after ten or fifteen minutes of hard running. Their hind legs give way although heart and lungs are sound. The condition is called exercise-induced collapse. Its main cause is a recessive allele of a gene for a protein that nerve cells need when they signal fast and often. Call the usual allele E and the recessive allele e. In this case, treat every dog with genotype ee as affected and every other dog as healthy.

A breeder raises Labradors for field trials. Her two best dogs, Scout and Juno, have run hard for years and never collapsed. She mates them. Of their eight pups, three are affected and five are healthy.

The breeder is puzzled. “Neither parent has it, so it cannot be inherited,” she says. Her veterinarian explains that the chance was one in four for each pup. “Then there should have been two, not three,” she replies. “So your one in four is wrong.”

She wants to keep Scout as a sire because he is a fine worker. A neighbor offers a female called Bo, whose DNA test shows the genotype EE. The breeder asks whether Bo’s pups could collapse, and whether she would still need to test them before she breeds from them.`,
              },
            },
            rubric: [
              {
                id: 'parent-genotypes',
                name: 'Parent genotypes explained',
                points: 14,
                description: 'Work out the parents’ genotypes and explain how you know.',
                notes:
                  'Says that Scout and Juno are both heterozygous carriers, Ee, because they are healthy and so have a ' +
                  'dominant allele E, yet each affected pup is ee and received one recessive allele e from each ' +
                  'parent. So the condition is inherited. The Punnett square boxes are EE, Ee, Ee and ee.',
                source: 'ai',
                levels: [
                  { id: 'complete', label: 'Genotypes, reasoning and Punnett square correct', points: 14 },
                  { id: 'mostly', label: 'Genotypes correct, reasoning or square incomplete', points: 9 },
                  { id: 'some', label: 'Carriers mentioned without reasons', points: 4 },
                  { id: 'none', label: 'Not explained', points: 0 },
                ],
              },
              {
                id: 'probabilities',
                name: 'Probabilities read correctly',
                points: 12,
                description:
                  'Read the probabilities from your square and answer the question about the healthy pups.',
                notes:
                  'Reads the probability of each genotype as 25% EE, 50% Ee and 25% ee, the phenotype ratio as 3 ' +
                  'healthy to 1 affected, and finds that a healthy pup is a carrier with probability 2 in 3, because ' +
                  'ee is ruled out and two of the three remaining boxes are Ee.',
                source: 'ai',
                levels: [
                  { id: 'complete', label: 'All probabilities, including 2 in 3', points: 12 },
                  { id: 'mostly', label: 'Genotypes and phenotypes correct, 2 in 3 missing', points: 8 },
                  { id: 'some', label: 'One probability correct', points: 4 },
                  { id: 'none', label: 'None correct', points: 0 },
                ],
              },
              {
                id: 'chance',
                name: 'Ratio and chance',
                points: 10,
                description: 'Answer the breeder’s objection about the numbers.',
                notes:
                  'Explains that 1 in 4 is a probability for each pup, that each pup is an independent event, and that ' +
                  'in a small litter of eight, three affected instead of the expected two is normal chance variation ' +
                  'and not evidence that the prediction is wrong; large numbers come closer to the ratio 3 to 1.',
                source: 'ai',
                levels: [
                  { id: 'complete', label: 'Independence and small numbers both used', points: 10 },
                  { id: 'partial', label: 'Chance mentioned, reasoning thin', points: 5 },
                  { id: 'none', label: 'Ratio treated as a guarantee', points: 0 },
                ],
              },
              {
                id: 'advice',
                name: 'Advice on the next mating',
                points: 14,
                description: 'Work out the next mating and advise the breeder.',
                notes:
                  'Crosses Scout, Ee, with Bo, EE: the Punnett square boxes are EE, EE, Ee and Ee, so no pup is ' +
                  'affected because every pup receives E from Bo, while each has a 50% chance of being a carrier. ' +
                  'Advises the mating with Bo, together with a DNA test of the pups before breeding from them, so that ' +
                  'two carriers are not mated.',
                source: 'ai',
                levels: [
                  { id: 'complete', label: 'Second square, both conclusions and advice to test', points: 14 },
                  {
                    id: 'mostly',
                    label: 'No affected pups and carriers noted, advice incomplete',
                    points: 9,
                  },
                  { id: 'some', label: 'Advice given without genotypes', points: 4 },
                  { id: 'none', label: 'No advice', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Scout and Juno must both be heterozygous carriers, Ee. Each has a dominant allele E, since they are healthy, but an affected pup is ee and needs one recessive allele e from each parent. So it is inherited. The boxes of the Punnett square are EE, Ee, Ee and ee.

The probability for each pup is 25% EE, 50% Ee and 25% ee, which is 3 healthy to 1 affected. For a healthy pup ee is ruled out, so it is a carrier with probability 2 in 3.

Three affected pups do not make the prediction wrong. Every pup is an independent event, and a litter of eight is small, so chance variation like that is normal. Large numbers come closer to 3 to 1.

Scout with Bo gives EE, EE, Ee and Ee. No pup is affected because Bo always gives E, but half are expected to be carriers. She should use Bo but DNA test pups before breeding.`,
              `Juno and Scout never collapsed, so they must have at least one E. Three of their pups are ee, and an ee pup gets one e from each parent, so both parents have genotype Ee. Their boxes are EE, Ee, Ee, ee.

That means 25% EE, 50% Ee and 25% ee, or 3 healthy to 1 affected. If a pup is healthy we leave out ee, so the chance it is a carrier is 2 out of 3.

The breeder thinks 1 in 4 is a quota. It is a probability for each pup, and the pups are independent. With only eight, getting three instead of two is just chance.

With Bo the boxes are EE, EE, Ee, Ee. None can be affected because Bo always gives E, but about half would be carriers. I would mate Scout with Bo and still test the pups, because two carriers could have affected pups again.`,
              `Scout and Juno are carriers, so they are both Ee. The Punnett square is EE, Ee, Ee, ee, so there is a 25% chance of an affected pup and 75% healthy. Three out of eight can happen because it is just chance. With Bo the pups cannot be affected because she is EE, so the breeder should mate Scout with Bo next time.`,
              'The parents had it hidden in their genes and passed it on to some pups. She should use the other dog because it is healthy.',
            ],
          },
        },
      ],
    },
  ],
};
